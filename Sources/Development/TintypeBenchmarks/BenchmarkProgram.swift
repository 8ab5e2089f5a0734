// SPDX-License-Identifier: MIT

import Foundation

/// Measures the toolkit as ratios within one run: times differ between machines, ratios hardly do.
@main
enum BenchmarkProgram {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let options = try BenchmarkOptions(arguments: arguments)
      if options.showsHelp {
        print(BenchmarkHelp.text, terminator: "")
      } else {
        try run(options, arguments)
      }
    } catch {
      Log.note("\(error)")
      exit(1)
    }
  }

  private static func run(_ options: BenchmarkOptions, _ arguments: [String]) throws {
    // Progress messages must not be mixed with the JSON.
    let output = options.json == "-" ? dup(1) : -1
    if output >= 0 { dup2(2, 1) }

    var report = BenchmarkReport(machine: .current)
    for suite in BenchmarkOptions.Suite.allCases where options.includes(suite) {
      switch suite {
      case .layout: try LayoutBenchmark.run()
      case .growth:
        #if os(Linux)
          try MainActor.assumeIsolated { try GrowthBenchmark.run(options, &report) }
        #else
          Log.note("the module SwiftUI is measured on Linux only")
        #endif
      case .paint:
        let competitor = try options.drawing.map { try Competitor(source: $0) }
        defer { competitor?.remove() }
        try PaintBenchmark.run(against: competitor, image: options.image)
      case .snapshot:
        try SnapshotBenchmark.run()
        #if os(Linux)
          try ListBenchmark.run(&report)
          try GlassBenchmark.run(&report)
        #endif
      case .audit: try AuditBenchmark.run(&report)
      case .memory: try MemoryBenchmark.run()
      case .text:
        try TextBenchmark.run(options, &report)
        try ValueBenchmark.run(options, &report)
      case .scheduling: try SchedulingBenchmark.run()
      case .swiftui:
        #if os(Linux)
          try SwiftUIBenchmark.run()
        #else
          Log.note("the module SwiftUI is measured on Linux only")
        #endif
      case .codec: try CodecBenchmark.run(options, &report)
      case .kernels: try KernelBenchmark.run(options, &report)
      case .compare: try CompareBenchmark.run(options, &report)
      case .server: try ServerBenchmark.run(options, &report)
      case .review: try ReviewBenchmark.run(&report)
      case .large:
        try LargeRunBenchmark.run(options, &report)
        try LargeCatalogBenchmark.run(&report)
      case .shards: try ShardBenchmark.run(&report)
      case .report: try WorkflowBenchmark.run(options, &report)
      case .previews:
        #if os(Linux)
          try PreviewsBenchmark.run(options, &report)
        #else
          Log.note("previews are measured on Linux only")
        #endif
      }
    }

    let command = BenchmarkOptions.command(repeating: arguments)
    if let path = options.markdown {
      let page = try? String(contentsOfFile: path, encoding: .utf8)
      try write(MarkedPage.replacing(in: page, report.markdown(command: command)), to: path)
    }
    if let path = options.chart {
      if options.includes(.compare) || !options.includes(.growth) {
        try BenchmarkChart.write(report, to: path)
      } else {
        try GrowthChart.write(report, to: path)
      }
    }
    if output >= 0 {
      FileHandle(fileDescriptor: output).write(Data(try report.json.utf8))
    } else if let path = options.json {
      try write(report.json, to: path)
    }
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
