// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "widgets/WholeFile.h"

#include <QSaveFile>

#include <cerrno>

#include <fcntl.h>

namespace chronoscope::widgets {

namespace {
/// Why `size` bytes have no room in the file; 0 where they have, and where nobody can tell. QSaveFile names no reason
/// for a write that came short.
int whyNoRoom(const QSaveFile& file, qint64 size) {
    const int error = size > 0 ? posix_fallocate(file.handle(), 0, size) : 0;
    return error == ENOSPC || error == EDQUOT || error == EFBIG ? error : 0;
}
} // namespace

QString writeWhole(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    if (const int error = whyNoRoom(file, bytes.size())) return qt_error_string(error);
    return file.write(bytes) == bytes.size() && file.commit() ? QString() : file.errorString();
}

} // namespace chronoscope::widgets
