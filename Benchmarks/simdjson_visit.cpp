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
  if (argc != 2) {
    std::fprintf(stderr, "usage: simdjson_visit FILE\n");
    return 2;
  }
  simdjson::dom::parser parser;
  simdjson::dom::element root;
  simdjson::error_code error = parser.load(argv[1]).get(root);
  if (error) {
    std::fprintf(stderr, "%s: %s\n", argv[1], simdjson::error_message(error));
    return 2;
  }
  std::printf("%zu\n", count(root));
  return 0;
}
