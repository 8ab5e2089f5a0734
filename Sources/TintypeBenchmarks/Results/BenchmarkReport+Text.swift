// SPDX-License-Identifier: MIT

import Foundation

extension BenchmarkReport.Row {
  /// The row as it is printed while measuring.
  var line: String {
    var parts = ["median \(Numbers.time(median)), least \(Numbers.time(least))"]
    if let processorTime { parts.append("processors \(Numbers.time(processorTime))") }
    if let peakMemory { parts.append(Numbers.size(peakMemory * 1024)) }
    if let bytes { parts.append(Numbers.size(bytes)) }
    if let megabytesPerSecond { parts.append("\(Numbers.significant(megabytesPerSecond)) MB/s") }
    parts += ratios.map { ratio in
      let processors = ratio.processorTime.map { ", processors \(Numbers.ratio($0))" } ?? ""
      return "× \(Numbers.ratio(ratio.value)) of \(ratio.to) "
        + "(least \(Numbers.ratio(ratio.least))\(processors))"
    }
    return "\(suite)  \(subject) · \(name) · \(by): \(parts.joined(separator: ", "))"
  }
}

extension BenchmarkReport.Aim {
  /// The aim as it is printed.
  var line: String {
    "aim  \(name): at most \(Numbers.ratio(atMost)), measured \(result)"
  }

  /// What was measured, and whether it is enough.
  var result: String {
    guard let measured else { return "nothing, as what it is compared with was not named" }
    return Numbers.ratio(measured) + (isMet ? "" : ", which is too much")
  }
}

extension BenchmarkReport {
  /// Adds rows, and prints them.
  mutating func add(_ rows: [Row]) {
    self.rows += rows
    for row in rows { print(row.line) }
    // A run takes minutes: whoever reads along by way of a pipe does not wait for its end.
    fflush(nil)
  }

  /// Adds an aim, and prints it.
  mutating func add(_ aim: Aim) {
    aims.append(aim)
    print(aim.line)
  }

  /// A row; the first of any name if none is given.
  func row(_ suite: String, _ subject: String, _ name: String?, _ by: String) -> Row? {
    rows.first {
      $0.suite == suite && $0.subject == subject && $0.by == by && (name == nil || $0.name == name)
    }
  }
}
