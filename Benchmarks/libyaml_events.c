// Yardstick for YAML: libyaml's event stream, nothing built from it. Prints how many events there are.
#include <stdio.h>
#include <yaml.h>

static int count(FILE *file, size_t *total) {
  yaml_parser_t parser;
  yaml_event_t event;
  int ended = 0;
  if (!yaml_parser_initialize(&parser)) return 0;
  yaml_parser_set_input_file(&parser, file);
  while (!ended && yaml_parser_parse(&parser, &event)) {
    ended = event.type == YAML_STREAM_END_EVENT;
    *total += 1;
    yaml_event_delete(&event);
  }
  if (!ended) fprintf(stderr, "line %zu: %s\n", parser.problem_mark.line + 1, parser.problem);
  yaml_parser_delete(&parser);
  return ended;
}

int main(int argc, char **argv) {
  size_t total = 0;
  int read;
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL) {
    fprintf(stderr, "usage: libyaml_events FILE\n");
    return 2;
  }
  read = count(file, &total);
  fclose(file);
  if (!read) return 2;
  printf("%zu\n", total);
  return 0;
}
