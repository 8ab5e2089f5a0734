// SPDX-License-Identifier: MIT

/// What the report and the commands around it aim at.
enum WorkflowAims {
  static func all(of report: BenchmarkReport) -> [BenchmarkReport.Aim] {
    let subject = WorkflowBenchmark.subject
    let written = report.row(WorkflowBenchmark.suite, subject, "write the report", "tintype report")
    func page(_ name: String) -> Double? {
      report.row(WorkflowBenchmark.suite, subject, name, "Chromium")?.median
    }
    func status(_ name: String) -> Double? {
      report.row(WorkflowBenchmark.suite, CommandLatency.subject, name, "tintype")?
        .ratios.first?.value
    }
    return [
      aim("\(subject): the report, seconds", 10, written.map { $0.median / 1000 }),
      aim(
        "\(subject): the report, MB of memory", 500,
        written?.peakMemory.map { Double($0) * 1024 / 1e6 }),
      aim(
        "\(subject): the page answers a key, seconds", 1,
        page("open the page: a key is answered").map { $0 / 1000 }),
      aim(
        "\(subject): the slowest keystroke in the filter, milliseconds", 50,
        page("the slowest keystroke in the filter")),
      aim("\(CommandLatency.subject): --version ÷ git status", 2, status("--version")),
      aim(
        "\(CommandLatency.subject): accept one change ÷ git status", 2,
        status("accept one change")),
    ]
  }

  private static func aim(
    _ name: String, _ atMost: Double, _ measured: Double?
  ) -> BenchmarkReport.Aim {
    BenchmarkReport.Aim(
      suite: WorkflowBenchmark.suite, name: name, atMost: atMost,
      measured: measured?.rounded(digits: 4))
  }
}
