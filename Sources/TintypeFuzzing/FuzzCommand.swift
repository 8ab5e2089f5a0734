// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging

@main
struct FuzzCommand {
  static func main() {
    guard let options = Options.parse(Array(CommandLine.arguments.dropFirst())) else {
      say(Options.usage)
      exit(64)
    }
    if options.isHelp {
      print(Options.usage)
      return
    }
    do {
      if try !run(options) { exit(1) }
    } catch {
      say("fuzz: \(error)")
      exit(2)
    }
  }

  /// - Returns: Whether every rule held.
  private static func run(_ options: Options) throws -> Bool {
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let current = folder.appendingPathComponent("current.png")
    FileManager.default.createFile(atPath: current.path, contents: nil)
    let handle = try FileHandle(forWritingTo: current)

    let files = try SeedPictures.all() + options.paths.flatMap(read)
    say(
      "fuzz: \(files.count) files, seed \(options.seed), \(options.minutes) minutes; "
        + "the file being read is \(current.path)")
    var check = Check()
    let clock = ContinuousClock()
    let start = clock.now
    var report = start + .seconds(30)
    var count: UInt64 = 0
    while clock.now - start < .seconds(options.minutes * 60) {
      // The first ones are unchanged.
      var mutation = Mutation(seed: options.seed &+ count &* 0x1_0000_0001)
      let bytes = count < files.count ? files[Int(count)] : mutation.next(of: files)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: bytes)
      if let fault = check.run(bytes) {
        let kept = folder.appendingPathComponent("fault-\(options.seed)-\(count).png")
        try Data(bytes).write(to: kept)
        say("fuzz: file \(count): \(fault); kept as \(kept.path)")
        return false
      }
      count += 1
      if clock.now >= report {
        report += .seconds(30)
        say("fuzz: \(summary(count, check))")
      }
    }
    try handle.close()
    try FileManager.default.removeItem(at: current)
    print("fuzz: \(summary(count, check)); no rule was broken")
    return true
  }

  private static func summary(_ count: UInt64, _ check: Check) -> String {
    "\(count) files read, \(check.soundCount) of them sound, \(check.decodedCount) decoded, "
      + "\(check.plainOnlyCount) by libdeflate only"
  }

  /// The contents of a file, or of those of a folder in the order of their names.
  private static func read(_ path: String) throws -> [[UInt8]] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [Array(try Data(contentsOf: URL(fileURLWithPath: path)))] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".png") }
      .map { Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + $0))) }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
