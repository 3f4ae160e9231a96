// Runs a command to its end and prints what it took: exit code, or 256 and the signal that ended it;
// nanoseconds by the clock; microseconds of processor time; peak memory (ru_maxrss, in the system's
// unit). After the seconds of the first argument the command is killed.
//
// A script is no stopwatch. Python's subprocess looks for the end of a process at 0.5, 1.5, 3.5, 7.5 …
// milliseconds when it is to stop it some day, so that times come out in such steps; and the peak of a
// child is never less than what its parent had in memory when it was started.
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;
static volatile pid_t child;

static void stop(int number) {
  (void)number;
  kill(child, SIGKILL);
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int argc, char **argv) {
  struct rusage usage;
  int status;
  pid_t id;
  posix_spawn_file_actions_t quiet;
  if (argc < 3) return 127;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, 2, "/dev/null", O_WRONLY, 0);
  long long begin = now();
  if (posix_spawnp(&id, argv[2], &quiet, NULL, argv + 2, environ) != 0) return 127;
  child = id;
  signal(SIGALRM, stop);
  alarm((unsigned)atoi(argv[1]));
  while (wait4(id, &status, 0, &usage) != id) continue;
  long long end = now();
  printf("%d %lld %lld %ld\n", WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status), end - begin,
         microseconds(usage.ru_utime) + microseconds(usage.ru_stime), usage.ru_maxrss);
  return 0;
}
