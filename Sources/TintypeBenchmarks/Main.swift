// SPDX-License-Identifier: MIT

import Foundation

/// Measures the toolkit, as ratios within one run: machines differ, ratios hardly do.
@main
enum Main {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
      exit(1)
    }
  }

  private static let benchmarks = ["layout", "paint", "snapshot", "memory"]

  private static func run(_ arguments: [String]) throws {
    var arguments = arguments
    let source = try value(of: "--against", in: &arguments)
    let picture = try value(of: "--png", in: &arguments)
    if let unknown = arguments.first(where: { !benchmarks.contains($0) }) {
      throw BenchmarkError.usage(
        """
        There is no benchmark “\(unknown)”. There are \(benchmarks.joined(separator: ", ")); \
        “paint --against FILE.c” compares with a drawing in C, “paint --png FILE” shows what is drawn.
        """)
    }
    let rival = try source.map { try Rival(source: $0) }
    defer { rival?.remove() }
    for name in benchmarks where arguments.isEmpty || arguments.contains(name) {
      switch name {
      case "layout": try LayoutBenchmark.run()
      case "paint": try PaintBenchmark.run(against: rival, picture: picture)
      case "snapshot": try SnapshotBenchmark.run()
      default: try MemoryBenchmark.run()
      }
    }
  }

  /// Takes an option and its value out of the arguments.
  private static func value(of option: String, in arguments: inout [String]) throws -> String? {
    guard let index = arguments.firstIndex(of: option) else { return nil }
    guard arguments.indices.contains(index + 1) else {
      throw BenchmarkError.usage("The option “\(option)” needs a file.")
    }
    let value = arguments[index + 1]
    arguments.removeSubrange(index...index + 1)
    return value
  }
}
