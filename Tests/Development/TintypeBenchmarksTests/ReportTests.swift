// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeBenchmarks

extension BenchmarkReport {
  /// A report as created by a run of `compare`.
  static let example: BenchmarkReport = {
    var report = BenchmarkReport(
      machine: Machine(
        processor: "Abacus 3", cores: 2, system: "Beads 12", build: "debug",
        libraries: ["cairo": "1.16.0"], commit: "abc123"))
    let times: [(FixtureSize, String, [Double])] = [
      (.phone, "same bytes", [0.81, 0.84, 0.83, 78.2]),
      (.phone, "slight", [4.06, 4.61, 5.93, 80.4]),
      (.phone, "heavy", [4.2, 8.31, 12.4, 81.9]), (.page, "same bytes", [1.17, 1.21, 1.19, 1301]),
      (.page, "slight", [48.3, 50.9, 61.7, 1860]), (.page, "heavy", [51.6, 105, 171, 1913.4]),
    ]
    for (size, name, medians) in times {
      var rows = zip(["exact", "pixelmatch", "perceptual", "ImageMagick"], medians).map {
        by, median in
        Row(
          suite: "compare", subject: size.title, name: "\(name), cairo’s files", by: by,
          median: median, least: median * 0.75, processorTime: median * 1.5, peakMemory: 14_336,
          isCompetitor: by == "ImageMagick")
      }
      for index in rows.indices.dropLast() { rows[index].compare(with: rows[3]) }
      report.rows += rows
    }
    report.goals = [
      Goal(suite: "compare", name: "reached", atMost: 0.2, measured: 0.125),
      Goal(suite: "compare", name: "missed", atMost: 3, measured: 3.5),
      Goal(suite: "compare", name: "unknown", atMost: 1.5),
    ]
    return report
  }()
}

@Suite("Benchmark reports") struct ReportTests {
  @Test("A report is unchanged after writing and reading JSON")
  func roundTrip() throws {
    let report = BenchmarkReport.example
    #expect(try BenchmarkReport(json: report.json) == report)
  }

  @Test("A report is written as JSON in a fixed order")
  func json() throws {
    var report = BenchmarkReport.example
    report.rows = Array(report.rows.prefix(1))
    report.goals = Array(report.goals.prefix(1))
    #expect(
      try report.json == """
        {
          "format" : 1,
          "goals" : [
            {
              "atMost" : 0.2,
              "measured" : 0.125,
              "name" : "reached",
              "suite" : "compare"
            }
          ],
          "machine" : {
            "build" : "debug",
            "commit" : "abc123",
            "cores" : 2,
            "libraries" : {
              "cairo" : "1.16.0"
            },
            "processor" : "Abacus 3",
            "system" : "Beads 12"
          },
          "rows" : [
            {
              "by" : "exact",
              "isCompetitor" : false,
              "least" : 0.6075,
              "median" : 0.81,
              "name" : "same bytes, cairo’s files",
              "peakMemory" : 14336,
              "processorTime" : 1.215,
              "ratios" : [
                {
                  "least" : 0.0104,
                  "processorTime" : 0.0104,
                  "to" : "ImageMagick",
                  "value" : 0.0104
                }
              ],
              "subject" : "Phone screen, 828 × 1720",
              "suite" : "compare"
            }
          ]
        }

        """)
  }

  @Test("A report is written as tables with the command that repeats it")
  func markdown() {
    var report = BenchmarkReport.example
    report.rows = Array(report.rows.prefix(8))
    #expect(
      report.markdown(command: "scripts/measure/bench compare") == """
        ```sh
        scripts/measure/bench compare
        ```

        Measured on Abacus 3, 2 cores, Beads 12, at commit abc123.

        | ratio | target, at most | measured |
        |---|--:|--:|
        | reached | 0.20 | 0.13 |
        | missed | 3.00 | 3.50 ✗ |
        | unknown | 1.50 | – |

        **Phone screen, 828 × 1720**

        | milliseconds | exact | pixelmatch | perceptual | ImageMagick |
        |---|--:|--:|--:|--:|
        | same bytes, cairo’s files | 0.810 (0.010) | 0.840 (0.011) | 0.830 (0.011) | 78.2 |
        | slight, cairo’s files | 4.06 (0.051) | 4.61 (0.057) | 5.93 (0.074) | 80.4 |

        | processor milliseconds | exact | pixelmatch | perceptual | ImageMagick |
        |---|--:|--:|--:|--:|
        | same bytes, cairo’s files | 1.22 (0.010) | 1.26 (0.011) | 1.24 (0.011) | 117 |
        | slight, cairo’s files | 6.09 (0.051) | 6.92 (0.057) | 8.90 (0.074) | 121 |

        | peak memory | exact | pixelmatch | perceptual | ImageMagick |
        |---|--:|--:|--:|--:|
        | same bytes, cairo’s files | 14.0 MiB | 14.0 MiB | 14.0 MiB | 14.0 MiB |
        | slight, cairo’s files | 14.0 MiB | 14.0 MiB | 14.0 MiB | 14.0 MiB |

        """)
  }

  @Test("Each result is printed on one line")
  func lines() {
    let report = BenchmarkReport.example
    #expect(
      report.rows[4].line
        == "compare  Phone screen, 828 × 1720 · slight, cairo’s files · exact: median 4.06 ms, "
        + "least 3.05 ms, processors 6.09 ms, 14.0 MiB, × 0.051 of ImageMagick (least 0.051, "
        + "processors 0.051)")
    #expect(
      report.goals.map(\.line) == [
        "target  reached: at most 0.20, measured 0.13",
        "target  missed: at most 3.00, measured 3.50, which exceeds the target",
        "target  unknown: at most 1.50, measured nothing, because the compared program is not "
          + "specified",
      ])
  }
}

@Suite("Pages with marked results") struct MarkedPageTests {
  @Test("The text outside the marks is kept")
  func replaces() {
    let page = ["# Numbers", MarkedPage.begin, "old", MarkedPage.end, "", "More."]
      .joined(separator: "\n")
    let written = MarkedPage.replacing(in: page, "new\n")
    #expect(
      written
        == ["# Numbers", MarkedPage.begin, "", "new", "", MarkedPage.end, "", "More."]
        .joined(separator: "\n"))
    #expect(MarkedPage.replacing(in: written, "new\n") == written)
  }

  static let others = [
    nil, "", "# Numbers\n", MarkedPage.begin, MarkedPage.end + "\n" + MarkedPage.begin,
  ]

  @Test("A page without valid marks is replaced", arguments: others)
  func anew(page: String?) {
    #expect(MarkedPage.replacing(in: page, "new\n") == "new\n")
  }
}

@Suite("Formatted numbers") struct NumbersTests {
  static let times: [(Double, String)] = [
    (0, "0.000 ms"), (0.1254, "0.125 ms"), (4.058, "4.06 ms"), (14.46, "14.5 ms"),
    (860.4, "860 ms"), (1860.5, "1,861 ms"), (1_234_567, "1,234,567 ms"), (.infinity, "– ms"),
  ]

  @Test("Times have three digits", arguments: times)
  func time(value: Double, text: String) {
    #expect(MeasuredNumbers.time(value) == text)
  }

  static let ratios: [(Double, String)] = [
    (0, "0.000"), (0.0004, "under 0.001"), (0.0512, "0.051"), (0.2, "0.20"), (5.496, "5.50"),
    (13.24, "13.2"),
  ]

  @Test("Ratios are formatted", arguments: ratios)
  func ratio(value: Double, text: String) {
    #expect(MeasuredNumbers.ratio(value) == text)
  }

  static let sizes: [(Int, String)] = [
    (96, "96 bytes"), (2048, "2.00 KiB"), (892_928, "872 KiB"), (14_784_922, "14.1 MiB"),
  ]

  @Test("Sizes are formatted", arguments: sizes)
  func size(value: Int, text: String) {
    #expect(MeasuredNumbers.size(value) == text)
  }
}
