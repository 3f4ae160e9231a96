// Runs a command and prints its peak memory (ru_maxrss, in the system's unit) as the last line.
//
// A child's peak is never less than what its parent had in memory when it was started. So the
// measured program is started from this small one and not from the measuring script.
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  struct rusage usage;
  int status;
  pid_t child = argc > 1 ? fork() : -1;
  if (child == 0) {
    execv(argv[1], argv + 1);
    _exit(127);
  }
  if (child < 0 || wait4(child, &status, 0, &usage) != child || !WIFEXITED(status)) return 127;
  printf("\n%ld\n", usage.ru_maxrss);
  return WEXITSTATUS(status);
}
