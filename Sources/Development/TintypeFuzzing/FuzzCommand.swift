// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging

@main
struct FuzzCommand {
  static func main() {
    guard let options = Options.parse(arguments) else {
      printLine(Options.usage)
      exit(64)
    }
    if options.isHelp {
      print(Options.usage)
      return
    }
    do {
      if try !run(options.mode, options) { exit(1) }
    } catch {
      printLine("fuzz: \(error)")
      exit(2)
    }
  }

  /// The arguments, without the program's own name.
  ///
  /// A statically linked Swift runtime searches for them next to the environment variables, and
  /// finds none if those have moved: the rendering library unsets some variables before any other
  /// code runs.
  private static var arguments: [String] {
    if !CommandLine.arguments.isEmpty { return Array(CommandLine.arguments.dropFirst()) }
    let line = FileManager.default.contents(atPath: "/proc/self/cmdline") ?? Data()
    // Each ends with a zero byte.
    return line.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs a mode.
  ///
  /// - Returns: A Boolean value that indicates whether every rule held, and no process crashed or
  ///   hung.
  private static func run(_ mode: Options.Mode, _ options: Options) throws -> Bool {
    switch mode {
    case .files: return try readFiles(options)
    case .doctor(let tool):
      let path = try executable(tool)
      let references = options.paths.first ?? "__Snapshots__"
      let seeds = DoctorFuzz.references(in: references)
      guard !seeds.isEmpty else {
        throw FuzzError(
          description: "“\(references)” contains no PNG files. Specify a folder of references.")
      }
      let doctor = DoctorFuzz(tool: path, seeds: seeds + (try SeedImages.all()))
      // The exit codes that the help of doctor lists: 0, 1, 2, 64 and 73.
      var fuzz = ProcessFuzz(
        title: "doctor", runs: options.runs ?? 1000, seed: options.seed,
        directory: absolute(options.output), expectedCodes: [0, 1, 2, 64, 73])
      return try fuzz.run(doctor.prepare)
    case .trees(let tool):
      let fuzz = TreeFuzz(
        tool: try executable(tool), seed: options.seed,
        directory: absolute(options.output) + "/trees")
      return try fuzz.run(count: options.runs ?? 6000, names: options.paths)
    case .names:
      guard let program = Bundle.main.executablePath else {
        throw FuzzError(
          description: "The path of this program is unknown. Start it by its path.")
      }
      var fuzz = ProcessFuzz(
        title: "names", runs: options.runs ?? 500, seed: options.seed,
        directory: absolute(options.output), expectedCodes: [0])
      return try fuzz.run(NamesFuzz(program: program).prepare)
    case .sources: return try rewriteSources(options)
    case .namesChild(let seed, let package):
      var snapshots = HostileSnapshots(seed: seed, package: package)
      snapshots.take()
      return true
    }
  }

  /// Returns the path of a program without links.
  private static func executable(_ tool: String) throws -> String {
    let path = URL(fileURLWithPath: tool).resolvingSymlinksInPath().path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw FuzzError(
        description: "“\(tool)” is not an executable file. Build it with scripts/tools.")
    }
    return path
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Reads mutated files.
  ///
  /// - Returns: A Boolean value that indicates whether every rule held.
  private static func readFiles(_ options: Options) throws -> Bool {
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let current = folder.appendingPathComponent("current.png")
    _ = FileManager.default.createFile(atPath: current.path, contents: nil)
    let handle = try FileHandle(forWritingTo: current)

    let files = try SeedImages.all() + options.paths.flatMap(read)
    printLine(
      "fuzz: \(files.count) files, seed \(options.seed), \(options.minutes) minutes; "
        + "the file being read is \(current.path)")
    var check = Check()
    let clock = ContinuousClock()
    let start = clock.now
    var report = start + .seconds(30)
    var count: UInt64 = 0
    while clock.now - start < .seconds(options.minutes * 60) {
      // The first files are unchanged.
      var mutation = Mutation(seed: options.seed &+ count &* 0x1_0000_0001)
      let bytes = count < files.count ? files[Int(count)] : mutation.next(of: files)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: bytes)
      if let fault = check.run(bytes) {
        let kept = folder.appendingPathComponent("fault-\(options.seed)-\(count).png")
        try Data(bytes).write(to: kept)
        printLine("fuzz: file \(count): \(fault); saved as \(kept.path)")
        return false
      }
      count += 1
      if clock.now >= report {
        report += .seconds(30)
        printLine("fuzz: \(summary(count, check))")
      }
    }
    try handle.close()
    try FileManager.default.removeItem(at: current)
    print("fuzz: \(summary(count, check)); no rule was violated")
    return true
  }

  /// Rewrites random sources.
  ///
  /// - Returns: A Boolean value that indicates whether every rule held.
  private static func rewriteSources(_ options: Options) throws -> Bool {
    let folder = absolute(options.output)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    var fuzz = SourceFuzz()
    let runs = options.runs ?? 100_000
    var seed = options.seed
    while fuzz.rewritten < runs {
      do {
        let bytes = try fuzz.run(seed: seed)
        if (seed - options.seed).isMultiple(of: 1_000) { try fuzz.parse(bytes, in: folder) }
      } catch let fault as SourceFuzz.Fault {
        let kept = folder + "/fault-\(seed).swift"
        try Data(fault.source).write(to: URL(fileURLWithPath: kept))
        printLine("fuzz: seed \(seed): \(fault); saved as \(kept)")
        return false
      }
      seed &+= 1
    }
    print("fuzz: \(fuzz.summary); no rule was violated")
    return true
  }

  /// An error that prevents a run.
  private struct FuzzError: Error, CustomStringConvertible {
    var description: String
  }

  private static func summary(_ count: UInt64, _ check: Check) -> String {
    "\(count) files read, \(check.soundCount) of them valid, \(check.decodedCount) decoded, "
      + "\(check.plainOnlyCount) by libdeflate only, \(check.cutCount) truncated, "
      + "\(check.animatedCount) animated, \(check.comparedCount) pairs compared"
  }

  /// Returns the contents of a file, or of a folder's files in the order of their names.
  private static func read(_ path: String) throws -> [[UInt8]] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [Array(try Data(contentsOf: URL(fileURLWithPath: path)))] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".png") }
      .map { Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + $0))) }
  }

  private static func printLine(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
