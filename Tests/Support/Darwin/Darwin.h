// The part of Apple's C library that a11y-lint uses, with the types and values of Apple's headers
// and manual pages. It exists to type-check the program for macOS on other systems; nothing is
// linked with it, and nothing here has run.
#ifndef A11Y_LINT_DARWIN_H
#define A11Y_LINT_DARWIN_H

typedef unsigned short mode_t;
typedef int pid_t;
typedef unsigned int id_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned short nlink_t;
typedef long long off_t;
typedef long time_t;
typedef unsigned int sigset_t;
typedef unsigned int nfds_t;
typedef unsigned int socklen_t;
typedef unsigned long long rlim_t;
typedef unsigned long size_t;
typedef long ssize_t;

// time.h
struct timespec { long tv_sec; long tv_nsec; };
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
typedef enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
time_t time(time_t *time);
struct tm *localtime_r(const time_t *time, struct tm *result);
int usleep(unsigned int microseconds);

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  long long st_blocks;
  int st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
};
int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int descriptor, struct stat *status);
int fchmod(int descriptor, mode_t mode);
int fchown(int descriptor, uid_t owner, gid_t group);
int mkdir(const char *path, mode_t mode);

// fcntl.h, unistd.h, stdio.h, stdlib.h, string.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define F_GETFD 1
#define F_SETFD 2
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define SEEK_SET 0
#define X_OK 1
#define W_OK 2
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define PATH_MAX 1024
#define _SC_NPROCESSORS_ONLN 58
ssize_t read(int descriptor, void *buffer, size_t count);
ssize_t write(int descriptor, const void *buffer, size_t count);
int access(const char *path, int mode);
int close(int descriptor);
off_t lseek(int descriptor, off_t offset, int whence);
int rename(const char *from, const char *to);
int unlink(const char *path);
ssize_t readlink(const char *path, char *buffer, size_t size);
char *realpath(const char *path, char *resolved);
char *getcwd(char *buffer, size_t size);
char *getenv(const char *name);
int isatty(int descriptor);
int dup2(int from, int to);
pid_t getpid(void);
long sysconf(int name);
int getpagesize(void);
void free(void *memory);
char *strdup(const char *text);
char *strerror(int number);
size_t strlen(const char *text);
void *memchr(const void *bytes, int byte, size_t count);
void exit(int status) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
char ***_NSGetEnviron(void);

// dirent.h
typedef struct _dirdesc DIR;
struct dirent {
  ino_t d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);

// errno.h
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOSYS 78
int *__error(void);

// signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 20
#define SIGXFSZ 25
#define SIGPROF 27
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef void (*sig_t)(int);
typedef struct {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
} siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, siginfo_t *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(int signal, const struct sigaction *action, struct sigaction *old);
sig_t signal(int signal, sig_t handler);
int sigemptyset(sigset_t *set);
int sigfillset(sigset_t *set);
int sigaddset(sigset_t *set, int signal);
int sigdelset(sigset_t *set, int signal);
int sigismember(const sigset_t *set, int signal);
int sigpending(sigset_t *set);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old);
int kill(pid_t process, int signal);
int raise(int signal);

// sys/file.h
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int descriptor, int operation);

// sys/xattr.h
ssize_t flistxattr(int descriptor, char *names, size_t size, int options);
ssize_t fgetxattr(
    int descriptor, const char *name, void *value, size_t size, unsigned int position, int options);
int fsetxattr(
    int descriptor, const char *name, const void *value, size_t size, unsigned int position,
    int options);
int fremovexattr(int descriptor, const char *name, int options);

// sys/mman.h
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#define MAP_ANON 0x1000
void *mmap(void *address, size_t length, int protection, int flags, int descriptor, off_t offset);
int munmap(void *address, size_t length);

// sys/resource.h
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
#define RLIMIT_NOFILE 8
int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);

// sys/ioctl.h
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

// poll.h
struct pollfd { int fd; short events; short revents; };
#define POLLIN 0x0001
#define POLLOUT 0x0004
int poll(struct pollfd *descriptors, nfds_t count, int timeout);

// sys/socket.h
#define AF_UNIX 1
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_NOSIGPIPE 0x1022
#define MSG_DONTWAIT 0x80
int socketpair(int domain, int type, int protocol, int *ends);
int setsockopt(int socket, int level, int name, const void *value, socklen_t length);
ssize_t send(int socket, const void *buffer, size_t length, int flags);
ssize_t recv(int socket, void *buffer, size_t length, int flags);

// spawn.h, sys/wait.h
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int from, int to);
int posix_spawnattr_init(posix_spawnattr_t *attributes);
int posix_spawnattr_destroy(posix_spawnattr_t *attributes);
int posix_spawnattr_setsigmask(posix_spawnattr_t *attributes, const sigset_t *set);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *attributes, const sigset_t *set);
int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags);
int posix_spawn(
    pid_t *child, const char *program, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, char *const arguments[], char *const variables[]);
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
#define WNOHANG 0x0001
#define WEXITED 0x0004
#define WNOWAIT 0x0020
int waitid(idtype_t type, id_t child, siginfo_t *information, int options);
pid_t waitpid(pid_t child, int *status, int options);

#endif
