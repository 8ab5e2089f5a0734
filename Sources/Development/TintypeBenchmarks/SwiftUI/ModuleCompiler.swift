// SPDX-License-Identifier: MIT

import Foundation

/// The Swift files of a folder.
struct CompiledFolder {
  /// Their paths, sorted.
  let files: [String]
  /// The number of their lines.
  let lines: Int
  /// The folder's name.
  let name: String

  init(_ path: String) throws {
    let root = URL(fileURLWithPath: path)
    let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    files = (paths?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
      .filter { $0.hasSuffix(".swift") }.sorted()
    guard !files.isEmpty else {
      throw BenchmarkError.usage(
        "“\(path)” has no sources. Run scripts/measure/bench in the package.")
    }
    var lines = 0
    for file in files {
      lines += try Data(contentsOf: URL(fileURLWithPath: file)).count { $0 == UInt8(ascii: "\n") }
    }
    (self.lines, name) = (lines, root.lastPathComponent)
  }
}

/// Runs the compiler on sources that import this package's modules, without the build system.
struct ModuleCompiler {
  /// The folder of the running executable and of the build's modules.
  private let products =
    Bundle.main.executableURL?.deletingLastPathComponent().path ?? ".build/debug"

  /// Compiles sources in debug mode to object files, with the flags of a debug build.
  func objectFiles(of sources: CompiledFolder) throws -> ProcessMeter.Reading {
    let folder = WorkFolder.url("compile-\(sources.name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var outputs: [String: [String: String]] = [:]
    for (index, file) in sources.files.enumerated() {
      outputs[file] = ["object": folder.appendingPathComponent("\(index).o").path]
    }
    let map = folder.appendingPathComponent("outputs.json")
    try JSONEncoder().encode(outputs).write(to: map)
    return try measure(
      flags(module: "Tintype" + sources.name, mode: "6") + [
        "-c", "-Onone", "-g", "-enable-testing", "-enable-batch-mode", "-emit-module",
        "-emit-module-path", folder.appendingPathComponent("Module.swiftmodule").path,
        "-output-file-map", map.path,
      ] + sources.files)
  }

  /// Type-checks sources in a language mode.
  func typeCheck(_ sources: CompiledFolder, mode: String) throws -> ProcessMeter.Reading {
    try measure(
      flags(module: sources.name, mode: mode) + ["-typecheck", "-wmo"] + sources.files)
  }

  /// Returns the compiler's warnings about expressions that take longer to type-check than a number
  /// of milliseconds.
  func slowExpressions(
    of sources: CompiledFolder, mode: String, over limit: Int = 500
  ) throws -> [String] {
    let words =
      try flags(module: sources.name, mode: mode) + [
        "-typecheck", "-wmo", "-Xfrontend", "-warn-long-expression-type-checking=\(limit)",
      ] + sources.files
    // The warnings are written to standard error. Sources with errors have warnings, too.
    let script = #"swiftc "$@" 2>&1 || true"#
    let output = try Subprocess.output(of: "sh", ["-c", script, "sh"] + words)
    return output.split(separator: "\n").map(String.init)
      .filter { $0.contains("to type-check") && $0.contains("warning:") }
  }

  private func measure(_ words: [String]) throws -> ProcessMeter.Reading {
    let reading = try ProcessMeter().run(["swiftc"] + words)
    guard reading.code == 0 else {
      throw BenchmarkError.failed(program: "swiftc", code: reading.code)
    }
    return reading
  }

  private func flags(module: String, mode: String) throws -> [String] {
    var flags = [
      "-module-name", module, "-parse-as-library", "-swift-version", mode,
      "-package-name", "main", "-I", "\(products)/Modules",
      "-load-plugin-executable", "\(products)/TintypeMacros-tool#TintypeMacros",
    ]
    for name in ["Combine=TintypeCombine", "SwiftUI=TintypeSwiftUI", "UIKit=TintypeUIKitModule"] {
      flags += ["-module-alias", name]
    }
    let files = FileManager.default
    let targets = try files.contentsOfDirectory(atPath: "Sources").sorted().flatMap { layer in
      try files.contentsOfDirectory(atPath: "Sources/\(layer)").sorted().map { "\(layer)/\($0)" }
    }
    for target in targets {
      let name = (target as NSString).lastPathComponent
      let headers = "Sources/\(target)/include"
      guard name.hasPrefix("C"), files.fileExists(atPath: headers) else { continue }
      // The build system writes module maps for C targets that have none.
      let maps = [
        "\(headers)/module.modulemap", "Sources/\(target)/module.modulemap",
        "\(products)/\(name).build/module.modulemap",
      ]
      guard let map = maps.first(where: files.fileExists) else { continue }
      flags += ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(headers)"]
    }
    return flags
  }
}
