// Yardstick for Interface Builder files: libxml2's SAX2 events. Prints how many elements there are.
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdio.h>
#include <string.h>

static void start_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
    int namespace_count, const xmlChar **namespaces, int attribute_count, int default_count,
    const xmlChar **attributes) {
  (void)name, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces;
  (void)attribute_count, (void)default_count, (void)attributes;
  *(size_t *)context += 1;
}

int main(int argc, char **argv) {
  size_t total = 0;
  int read;
  xmlSAXHandler handler;
  xmlParserCtxtPtr parser = argc == 2 ? xmlCreateFileParserCtxt(argv[1]) : NULL;
  if (parser == NULL) {
    fprintf(stderr, "usage: libxml2_sax FILE\n");
    return 2;
  }
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  xmlCtxtUseOptions(parser, XML_PARSE_HUGE | XML_PARSE_NONET);
  memcpy(parser->sax, &handler, sizeof handler);
  parser->userData = &total;
  xmlParseDocument(parser);
  read = parser->wellFormed;
  xmlFreeParserCtxt(parser);
  if (!read) {
    fprintf(stderr, "%s: not well-formed\n", argv[1]);
    return 2;
  }
  printf("%zu\n", total);
  return 0;
}
