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
    var rival: Rival?
    if let option = arguments.firstIndex(of: "--against") {
      guard arguments.indices.contains(option + 1) else {
        throw BenchmarkError.usage("The option “--against” needs the C source of a program.")
      }
      rival = try Rival(source: arguments[option + 1])
      arguments.removeSubrange(option...option + 1)
    }
    defer { rival?.remove() }
    if let unknown = arguments.first(where: { !benchmarks.contains($0) }) {
      throw BenchmarkError.usage(
        """
        There is no benchmark “\(unknown)”. There are \(benchmarks.joined(separator: ", ")); \
        “paint --against FILE.c” compares with a drawing in C.
        """)
    }
    for name in benchmarks where arguments.isEmpty || arguments.contains(name) {
      switch name {
      case "layout": try LayoutBenchmark.run()
      case "paint": try PaintBenchmark.run(against: rival)
      case "snapshot": try SnapshotBenchmark.run()
      default: try MemoryBenchmark.run()
      }
    }
  }
}
