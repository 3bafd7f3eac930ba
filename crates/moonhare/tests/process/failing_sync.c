/* Put before the C library: syncs fail as long as the file named by MOONHARE_SYNC_FAULT is there, and the calendar is
   wrong by as many seconds as the file named by MOONHARE_CLOCK_FAULT says. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int faulty(void) {
    const char *name = getenv("MOONHARE_SYNC_FAULT");
    return name && access(name, F_OK) == 0;
}

int fdatasync(int file) {
    if (faulty()) {
        errno = EIO;
        return -1;
    }
    return (int)syscall(SYS_fdatasync, file);
}

int fsync(int file) {
    if (faulty()) {
        errno = EIO;
        return -1;
    }
    return (int)syscall(SYS_fsync, file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = (int)syscall(SYS_clock_gettime, clock, now);
    const char *name = clock == CLOCK_REALTIME ? getenv("MOONHARE_CLOCK_FAULT") : NULL;
    int file = done || !name ? -1 : open(name, O_RDONLY);
    if (file >= 0) {
        char text[24] = {0};
        if (read(file, text, sizeof text - 1) > 0) {
            now->tv_sec += atol(text);
        }
        close(file);
    }
    return done;
}
