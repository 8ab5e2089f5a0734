// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Tintype
  import TintypeCairo
  import TintypeSnapshots
  import TintypeSwiftUI

  /// A snapshot of SwiftUI views compared with the same components, and the processor time of
  /// compiling the module SwiftUI and sources that import it.
  enum SwiftUIBenchmark {
    static func run() throws {
      try compareWithComponents()
      let compiler = ModuleCompiler()
      try compile(with: compiler)
      try typeCheck("Bookshop", mode: "6", with: compiler)
      try typeCheck("Harbor", mode: "5", with: compiler)
      try typeCheckChains(with: compiler)
    }

    /// Requires that long chains of modifiers, and the errors of styles of other platforms, take less
    /// than 300 ms each.
    private static func typeCheckChains(with compiler: ModuleCompiler) throws {
      let folder = WorkFolder.url("chains")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let styles = TypicalChains.unavailableStyles
      for (name, source) in [
        ("200 chains", TypicalChains.source()),
        ("styles of other platforms", TypicalChains.source(count: styles.count, adding: styles)),
      ] {
        try Data(source.utf8).write(to: folder.appendingPathComponent("Chains.swift"))
        let sources = try CompiledFolder(folder.path)
        let slow = try compiler.slowExpressions(of: sources, mode: "6", over: 300)
        print("swiftui  expressions of \(name) over 300 ms: \(slow.count)")
        for line in slow { print("swiftui    \(line)") }
        guard slow.isEmpty else { throw BenchmarkError.failed(program: "swiftc", code: 1) }
      }
    }

    /// Measures passing snapshots of both screens, which have the same pixels.
    private static func compareWithComponents() throws {
      let package = try ScratchPackage()
      defer { package.remove() }
      let renderer = try CairoRenderer.standard()
      func verifyViews(_ name: String = "views") throws {
        try package.verify(
          SwiftUIScreen(), named: name,
          as: .image(layout: SwiftUIScreen.layout, traits: SwiftUIScreen.traits))
      }
      func verifyComponents() throws {
        try package.verify(
          ComponentScreen(), named: "components",
          as: .image(in: ComponentScreen.viewport, traits: ComponentScreen.traits) { renderer })
      }
      try verifyComponents()
      try verifyViews("components")
      try verifyViews()
      let times = try Measurement.samples(rounds: 51, [{ try verifyViews() }, verifyComponents])
        .map(\.least)
      print(
        """
        swiftui  200 views, 20 states: \(times[0].milliseconds), as components \
        \(times[1].milliseconds), × \(times[0].ratio(to: times[1]))
        """)
    }

    private static func compile(with compiler: ModuleCompiler) throws {
      let sources = try CompiledFolder("Sources/AppleFrameworks/TintypeSwiftUI")
      let samples = try (0..<3).map { _ in try compiler.objectFiles(of: sources).processorTime }
      report("compiling the module SwiftUI", sources, Sample(samples))
    }

    private static func typeCheck(
      _ name: String, mode: String, with compiler: ModuleCompiler
    ) throws {
      let sources = try CompiledFolder("Sources/Examples/Samples/TintypeSample\(name)")
      let samples = try (0..<5).map { _ in
        try compiler.typeCheck(sources, mode: mode).processorTime
      }
      report("type-checking \(name), Swift \(mode) mode", sources, Sample(samples))
      let slow = try compiler.slowExpressions(of: sources, mode: mode)
      print("swiftui  expressions of \(name) over 500 ms: \(slow.count)")
      for line in slow { print("swiftui    \(line)") }
    }

    private static func report(_ name: String, _ sources: CompiledFolder, _ time: Sample) {
      let seconds = time.least / .seconds(1)
      print(
        """
        swiftui  \(name): \(MeasuredNumbers.fixed(seconds, 2)) s of processor time for \(sources.lines) \
        lines, \(MeasuredNumbers.significant(Double(sources.lines) / seconds)) lines per second
        """)
    }
  }
#endif
