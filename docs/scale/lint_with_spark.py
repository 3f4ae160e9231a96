"""Lints trees with Apache Spark: python3 lint_with_spark.py TREES FINDINGS

TREES is what Spark reads as text: a file or folder of lines, each {"path": …, "tree": …} or
{"path": …, "contents": …}. FINDINGS is a folder that is not there yet; it gets the records of
findings and of lines that could not be read, one a line. The sums go to standard output.
"""

import json
import os
import sys

from pyspark import StorageLevel
from pyspark.sql import SparkSession

# One job for each of Spark's tasks, which there is one of for each core. Findings are no failure.
COMMAND = "a11y-lint lint --stream --jobs 1 --exit-zero"


def main(trees, findings):
    spark = SparkSession.builder.appName("a11y-lint").getOrCreate()
    lines = spark.sparkContext.textFile(trees)
    # Without an environment the program would not be found. The records are needed twice.
    records = lines.pipe(COMMAND, env=dict(os.environ)).persist(StorageLevel.DISK_ONLY)

    # Every part has to come to its end: one without that was stopped, and its findings with it.
    ends = records.filter(lambda record: record.startswith('{"kind": "end"')).map(json.loads)
    summaries = [end["summary"] for end in ends.collect()]
    if len(summaries) != records.getNumPartitions():
        sys.exit("some of a11y-lint's runs did not finish; see the logs of the executors")

    wanted = ('{"kind": "finding"', '{"kind": "inputError"')
    records.filter(lambda record: record.startswith(wanted)).saveAsTextFile(findings)
    sums = {key: sum(summary[key] for summary in summaries) for key in summaries[0]}
    print(json.dumps(sums))
    spark.stop()
    # A line that cannot be read fails the job, and so does an error; decide that as you like.
    return 2 if sums["inputErrors"] else 1 if sums["errors"] else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
