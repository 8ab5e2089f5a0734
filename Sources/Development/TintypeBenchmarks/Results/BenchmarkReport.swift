// SPDX-License-Identifier: MIT

import CTintypeCairo
import Foundation

/// What a run measured, and where.
struct BenchmarkReport: Codable, Hashable, Sendable {
  /// The version of this format.
  var format = 1
  /// Where it was measured.
  var machine: Machine
  /// What was measured, in the order in which it was.
  var rows: [Row] = []
  /// What is aimed at, and what was reached.
  var aims: [Aim] = []

  /// One thing that was measured.
  struct Row: Codable, Hashable, Sendable {
    /// The suite, as it is asked for.
    var suite: String
    /// What it was measured on, such as “Phone screen, 828 × 1720”.
    var subject: String
    /// What was done.
    var name: String
    /// Who did it: a mode, a program, a library.
    var by: String
    /// The median in milliseconds.
    var median: Double
    /// The least in milliseconds.
    var least: Double
    /// The median of what all threads of a process took of the processors, in milliseconds.
    var processorTime: Double?
    /// The most memory that a process took, in KiB.
    var peakMemory: Int?
    /// The size of a file that was read or written.
    var bytes: Int?
    /// How many megabytes of pixels, four bytes each, were worked on in a second.
    var megabytesPerSecond: Double?
    /// How the median compares with that of others in the same rounds.
    var ratios: [Ratio] = []
    /// Whether it is measured for comparison, and not of this toolkit.
    var isRival = false
  }

  /// How many times as long something took as something else.
  struct Ratio: Codable, Hashable, Sendable {
    /// Whom it is compared with.
    var to: String
    /// The medians' quotient.
    var value: Double
    /// The quotient of the least times, which a busy machine disturbs less.
    var least: Double
    /// The quotient of what they took of the processors, which a busy machine disturbs least.
    var processorTime: Double?
  }

  /// A number that is not to be exceeded.
  struct Aim: Codable, Hashable, Sendable {
    /// The suite that measures it.
    var suite: String
    /// What the number is.
    var name: String
    /// The most that it should be.
    var atMost: Double
    /// What it is; `nil` where what it is compared with was not at hand.
    var measured: Double?

    /// Whether the number was measured, and is not exceeded.
    var isMet: Bool { measured.map { $0 <= atMost } ?? false }
  }

  /// Where something was measured; holds no name of the machine.
  struct Machine: Codable, Hashable, Sendable {
    /// The processor, as the system names it.
    var processor: String
    /// How many cores can be used.
    var cores: Int
    /// The operating system and its version.
    var system: String
    /// How this program was built, `debug` or `release`.
    var build: String
    /// The versions of the libraries.
    var libraries: [String: String]
    /// The commit that was measured; `nil` outside of a repository.
    var commit: String?
  }
}

extension BenchmarkReport.Row {
  /// Takes the times of a sample.
  init(
    suite: String, subject: String, name: String, by: String, _ sample: Sample,
    isRival: Bool = false
  ) {
    self.init(
      suite: suite, subject: subject, name: name, by: by,
      median: sample.median.inMilliseconds, least: sample.least.inMilliseconds, isRival: isRival)
  }

  /// Notes how this compares with another row.
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
  /// Milliseconds, to the nanosecond.
  var inMilliseconds: Double {
    (Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15).rounded(digits: 6)
  }
}

extension Double {
  /// The nearest number with at most so many decimals.
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

  /// Reads what ``json`` wrote.
  init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

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

extension BenchmarkReport.Machine {
  /// The machine that this runs on.
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

  /// The value behind a key of a text file.
  private static func field(_ key: String, of path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2 { return parts[1].trimmingCharacters(in: .whitespaces) }
    }
    return nil
  }
}
