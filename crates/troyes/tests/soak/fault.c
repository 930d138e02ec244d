/* A disk that is full or fails, and a clock that jumps, for a process that is started with this library before all others (LD_PRELOAD). What is wrong
 * stands in the file that FAULT_CONTROL names, and is read at every call, so that it begins and ends while the process runs:
 *
 *     ENOSPC         files do not grow any more
 *     EIO            nothing can be written or flushed
 *     FLUSH          everything can be written, but not flushed
 *     CLOCK seconds  the time of day is off by so much
 *
 * Only files whose path contains FAULT_PATH are concerned. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

/* What the control file says. */
static void control(char *text, size_t size) {
    const char *path = getenv("FAULT_CONTROL");
    text[0] = 0;
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    ssize_t length = read(file, text, size - 1);
    text[length > 0 ? length : 0] = 0;
    close(file);
}

static int concerned(int file) {
    char link[64], path[4096];
    const char *part = getenv("FAULT_PATH");
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0 || !part) return 0;
    path[length] = 0;
    return strstr(path, part) != NULL;
}

/* The error of a call that would write up to `end`, or flush if that is negative; 0 if there is none. */
static int fault(int file, off_t end) {
    char text[64];
    int before = errno, error = 0;
    control(text, sizeof text);
    if ((text[0] == 'E' || text[0] == 'F') && concerned(file)) {
        struct stat about;
        if (!strncmp(text, "EIO", 3)) error = EIO;
        if (!strncmp(text, "FLUSH", 5) && end < 0) error = EIO;
        if (!strncmp(text, "ENOSPC", 6) && end >= 0 && !fstat(file, &about) && end > about.st_size) error = ENOSPC;
    }
    errno = error ? error : before;
    return error;
}

static off_t total(const struct iovec *parts, int count) {
    off_t sum = 0;
    for (int index = 0; index < count; index++) sum += parts[index].iov_len;
    return sum;
}

ssize_t write(int file, const void *bytes, size_t length) {
    REAL(write);
    off_t at = lseek(file, 0, SEEK_CUR);
    return at >= 0 && fault(file, at + length) ? -1 : real(file, bytes, length);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) {
    REAL(pwrite);
    return fault(file, at + length) ? -1 : real(file, bytes, length, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at) {
    REAL(pwrite64);
    return fault(file, at + length) ? -1 : real(file, bytes, length, at);
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
    REAL(pwritev);
    return fault(file, at + total(parts, count)) ? -1 : real(file, parts, count, at);
}

ssize_t pwritev64(int file, const struct iovec *parts, int count, off64_t at) {
    REAL(pwritev64);
    return fault(file, at + total(parts, count)) ? -1 : real(file, parts, count, at);
}

int posix_fallocate(int file, off_t at, off_t length) {
    REAL(posix_fallocate);
    int error = fault(file, at + length);
    return error ? error : real(file, at, length);
}

int ftruncate64(int file, off64_t length) {
    REAL(ftruncate64);
    return fault(file, length) ? -1 : real(file, length);
}

int fsync(int file) {
    REAL(fsync);
    return fault(file, -1) ? -1 : real(file);
}

int fdatasync(int file) {
    REAL(fdatasync);
    return fault(file, -1) ? -1 : real(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    REAL(clock_gettime);
    int result = real(clock, now);
    if (clock == CLOCK_REALTIME && !result) {
        char text[64];
        int before = errno;
        control(text, sizeof text);
        if (!strncmp(text, "CLOCK ", 6)) now->tv_sec += atol(text + 6);
        errno = before;
    }
    return result;
}
