// Yardstick for JSON: simdjson's DOM parse and one visit of every value. Prints how many there are.
#include <cstdio>
#include <simdjson.h>

static size_t count(simdjson::dom::element value) {
  size_t total = 1;
  if (value.is_array()) {
    for (simdjson::dom::element child : simdjson::dom::array(value)) total += count(child);
  } else if (value.is_object()) {
    for (auto field : simdjson::dom::object(value)) total += count(field.value);
  }
  return total;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: simdjson_visit FILE...\n");
    return 2;
  }
  simdjson::dom::parser parser;
  size_t total = 0;
  for (int index = 1; index < argc; index++) {
    simdjson::dom::element root;
    simdjson::error_code error = parser.load(argv[index]).get(root);
    if (error) {
      std::fprintf(stderr, "%s: %s\n", argv[index], simdjson::error_message(error));
      return 2;
    }
    total += count(root);
  }
  std::printf("%zu\n", total);
  return 0;
}
