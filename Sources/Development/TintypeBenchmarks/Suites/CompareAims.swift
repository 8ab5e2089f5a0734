// SPDX-License-Identifier: MIT

/// What `tintype compare` aims at.
///
/// Most is said of odiff, the fastest of the programs that people use. Its default is pixelmatch's
/// distance with all pixels counted, so that is what it is compared with; a command named `odiff`
/// gives the numbers, one named `odiff-aa` those with its option `--aa`.
enum CompareAims {
  static func all(of report: BenchmarkReport) -> [BenchmarkReport.Aim] {
    let (phone, page) = (FixtureSize.phone.title, FixtureSize.page.title)
    let distance = "pixelmatch"
    let folder = "1,000 pairs of phone screens"
    var aims = [
      against("odiff", report, phone, "same bytes, cairo’s files", distance, 0.2),
      against("odiff", report, phone, "slight, cairo’s files", distance, 0.6),
      against("odiff", report, phone, "slight, own files", distance, 0.4),
      against("odiff", report, phone, "heavy, cairo’s files", distance, 0.5),
      against(
        "odiff-aa", report, phone, "heavy, cairo’s files", "pixelmatch without edges", 0.65),
      against("odiff", report, page, "slight, cairo’s files", distance, 0.4),
      against("odiff", report, page, "heavy, cairo’s files", distance, 0.4),
      memory(report, phone, "slight, cairo’s files", distance, 1.5),
      memory(report, page, "slight, cairo’s files", distance, 1.5),
      against("odiff", report, folder, nil, "exact", 0.3),
    ]
    for writer in ["cairo’s files", "own files"] {
      aims.append(
        BenchmarkReport.Aim(
          suite: "compare", name: "\(phone), slight, \(writer): perceptual ÷ exact", atMost: 3,
          measured: quotient(
            report.row("compare", phone, "slight, \(writer)", "perceptual")?.median,
            report.row("compare", phone, "slight, \(writer)", "exact")?.median)))
    }
    return aims
  }

  private static func against(
    _ rival: String, _ report: BenchmarkReport, _ subject: String, _ name: String?, _ by: String,
    _ atMost: Double
  ) -> BenchmarkReport.Aim {
    let row = report.row("compare", subject, name, by)
    return BenchmarkReport.Aim(
      suite: "compare",
      name: ([subject] + (name.map { [$0] } ?? [])).joined(separator: ", ") + ": \(by) ÷ \(rival)",
      atMost: atMost, measured: row?.ratios.first { $0.to == rival }?.value)
  }

  private static func memory(
    _ report: BenchmarkReport, _ subject: String, _ name: String, _ by: String, _ atMost: Double
  ) -> BenchmarkReport.Aim {
    let own = report.row("compare", subject, name, by)?.peakMemory
    let other = report.row("compare", subject, name, "odiff")?.peakMemory
    return BenchmarkReport.Aim(
      suite: "compare", name: "\(subject), \(name): memory, \(by) ÷ odiff", atMost: atMost,
      measured: quotient(own.map(Double.init), other.map(Double.init)))
  }

  private static func quotient(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second, second > 0 else { return nil }
    return (first / second).rounded(digits: 4)
  }
}
