// SPDX-License-Identifier: MIT

import CTintypeCairo
import Foundation

/// The results of a run, and its machine.
struct BenchmarkReport: Codable, Hashable, Sendable {
  /// The version of this format.
  var format = 1
  /// The machine of the measurements.
  var machine: Machine
  /// The measurements, in the order of the run.
  var rows: [Row] = []
  /// The performance targets, and the results.
  var goals: [Goal] = []

  /// A single measurement.
  struct Row: Codable, Hashable, Sendable {
    /// The suite, as named on the command line.
    var suite: String
    /// The measured subject, such as “Phone screen, 828 × 1720”.
    var subject: String
    /// The task.
    var name: String
    /// The mode, program or library.
    var by: String
    /// The median in milliseconds.
    var median: Double
    /// The minimum in milliseconds.
    var least: Double
    /// The median processor time of all threads of a process, in milliseconds.
    var processorTime: Double?
    /// The peak memory of a process, in KiB.
    var peakMemory: Int?
    /// The size of the read or written file.
    var bytes: Int?
    /// The throughput in megabytes of pixels, four bytes each, per second.
    var megabytesPerSecond: Double?
    /// The ratios of the median to other medians of the same rounds.
    var ratios: [Ratio] = []
    /// A Boolean value that indicates whether it measures a competitor instead of this toolkit.
    var isCompetitor = false
  }

  /// The ratio of one measurement to another.
  struct Ratio: Codable, Hashable, Sendable {
    /// The name of the other measurement.
    var to: String
    /// The ratio of the medians.
    var value: Double
    /// The ratio of the minima, which depends less on the load of the machine.
    var least: Double
    /// The ratio of the processor times, which depends least on the load of the machine.
    var processorTime: Double?
  }

  /// An upper limit for a measurement.
  struct Goal: Codable, Hashable, Sendable {
    /// The suite that measures it.
    var suite: String
    /// The description of the measurement.
    var name: String
    /// The upper limit.
    var atMost: Double
    /// The measured value; `nil` if the compared program was not available.
    var measured: Double?

    /// A Boolean value that indicates whether the value was measured and does not exceed the limit.
    var isMet: Bool { measured.map { $0 <= atMost } ?? false }
  }

  /// The machine of a measurement; it does not include the machine's name.
  struct Machine: Codable, Hashable, Sendable {
    /// The processor's name, as the system reports it.
    var processor: String
    /// The number of available cores.
    var cores: Int
    /// The operating system and its version.
    var system: String
    /// The build of this program, `debug` or `release`.
    var build: String
    /// The versions of the libraries.
    var libraries: [String: String]
    /// The measured commit; `nil` outside of a repository.
    var commit: String?
  }
}

extension BenchmarkReport.Row {
  /// Creates a row from the times of a sample.
  init(
    suite: String, subject: String, name: String, by: String, _ sample: Sample,
    isCompetitor: Bool = false
  ) {
    self.init(
      suite: suite, subject: subject, name: name, by: by,
      median: sample.median.inMilliseconds, least: sample.least.inMilliseconds,
      isCompetitor: isCompetitor)
  }

  /// Adds the ratio to another row.
  mutating func compare(with other: Self, named name: String? = nil) {
    guard other.median > 0, other.least > 0 else { return }
    var ratio = BenchmarkReport.Ratio(
      to: name ?? other.by, value: (median / other.median).rounded(digits: 4),
      least: (least / other.least).rounded(digits: 4))
    if let own = processorTime, let others = other.processorTime, others > 0 {
      ratio.processorTime = (own / others).rounded(digits: 4)
    }
    ratios.append(ratio)
  }
}

extension Duration {
  /// The duration in milliseconds, rounded to nanoseconds.
  var inMilliseconds: Double {
    (Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15).rounded(digits: 6)
  }
}

extension Double {
  /// Returns the nearest number with at most the given number of decimals.
  func rounded(digits: Int) -> Double {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    return (self * power).rounded() / power
  }
}

extension BenchmarkReport {
  /// The report as JSON, with keys in alphabetical order.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// Parses the output of ``json``.
  init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
}

extension BenchmarkReport.Row {
  /// The row in the progress output.
  var line: String {
    var parts = ["median \(MeasuredNumbers.time(median)), least \(MeasuredNumbers.time(least))"]
    if let processorTime { parts.append("processors \(MeasuredNumbers.time(processorTime))") }
    if let peakMemory { parts.append(MeasuredNumbers.size(peakMemory * 1024)) }
    if let bytes { parts.append(MeasuredNumbers.size(bytes)) }
    if let megabytesPerSecond {
      parts.append("\(MeasuredNumbers.significant(megabytesPerSecond)) MB/s")
    }
    parts += ratios.map { ratio in
      let processors = ratio.processorTime.map { ", processors \(MeasuredNumbers.ratio($0))" } ?? ""
      return "× \(MeasuredNumbers.ratio(ratio.value)) of \(ratio.to) "
        + "(least \(MeasuredNumbers.ratio(ratio.least))\(processors))"
    }
    return "\(suite)  \(subject) · \(name) · \(by): \(parts.joined(separator: ", "))"
  }
}

extension BenchmarkReport.Goal {
  /// The target in the progress output.
  var line: String {
    "target  \(name): at most \(MeasuredNumbers.ratio(atMost)), measured \(result)"
  }

  /// The measured value, and whether it meets the target.
  var result: String {
    guard let measured else { return "nothing, because the compared program is not specified" }
    return MeasuredNumbers.ratio(measured) + (isMet ? "" : ", which exceeds the target")
  }
}

extension BenchmarkReport {
  /// Adds rows, and prints them.
  mutating func add(_ rows: [Row]) {
    self.rows += rows
    for row in rows { print(row.line) }
    // A run takes minutes: flush, so that a reader of a pipe can follow it.
    fflush(nil)
  }

  /// Adds a target, and prints it.
  mutating func add(_ goal: Goal) {
    goals.append(goal)
    print(goal.line)
  }

  /// Returns a row; the first one with any name if none is given.
  func row(_ suite: String, _ subject: String, _ name: String?, _ by: String) -> Row? {
    rows.first {
      $0.suite == suite && $0.subject == subject && $0.by == by && (name == nil || $0.name == name)
    }
  }
}

extension BenchmarkReport.Machine {
  /// The machine that runs this program.
  static var current: BenchmarkReport.Machine {
    #if DEBUG
      let build = "debug"
    #else
      let build = "release"
    #endif
    return BenchmarkReport.Machine(
      processor: processor,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: system,
      build: build,
      libraries: [
        "cairo": String(cString: cairo_version_string()),
        "pixman": String(cString: pixman_version_string()),
      ],
      commit: (try? Subprocess.output(of: "git", ["describe", "--always", "--dirty"]))?
        .trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static var processor: String {
    let name =
      field("model name", of: "/proc/cpuinfo", separator: ":")
      ?? (try? Subprocess.output(of: "sysctl", ["-n", "machdep.cpu.brand_string"]))
    return name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown processor"
  }

  private static var system: String {
    let quoted = field("PRETTY_NAME", of: "/etc/os-release", separator: "=")
    return quoted?.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  /// Returns the value of a key of a text file.
  private static func field(_ key: String, of path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2 { return parts[1].trimmingCharacters(in: .whitespaces) }
    }
    return nil
  }
}
