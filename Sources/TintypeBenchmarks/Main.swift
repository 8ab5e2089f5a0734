// SPDX-License-Identifier: MIT

/// Measures the toolkit, as ratios within one run: machines differ, ratios hardly do.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let benchmarks: [(name: String, run: () throws -> Void)] = [
      ("layout", LayoutBenchmark.run)
    ]
    let chosen = benchmarks.filter { arguments.isEmpty || arguments.contains($0.name) }
    guard !chosen.isEmpty else {
      print(
        "There is no such benchmark. There are: \(benchmarks.map(\.name).joined(separator: ", ")).")
      return
    }
    for benchmark in chosen { try benchmark.run() }
  }
}
