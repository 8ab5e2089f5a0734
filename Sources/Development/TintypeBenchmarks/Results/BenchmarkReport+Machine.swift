// SPDX-License-Identifier: MIT

import CTintypeCairo
import Foundation

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
