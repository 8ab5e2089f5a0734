// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeImaging

@testable import TintypeFuzzing

@Suite("Fuzzing")
struct KeptSeedTests {
  /// Seeds of files that once violated a rule, and a range of others that finds obvious faults.
  static let seeds: [UInt64] = Array(1...1500)

  @Test("The initial images are valid")
  func initialImagesAreValid() throws {
    let images = try SeedImages.all()
    #expect(!images.isEmpty)
    for bytes in images {
      #expect(throws: Never.self) { try PNG.decodeFrames(PNGFile(bytes)) }
    }
  }

  @Test("Files of the kept seeds violate no rule")
  func keptSeeds() throws {
    let files = try SeedImages.all()
    var check = Check()
    for seed in Self.seeds {
      var mutation = Mutation(seed: seed)
      #expect(check.run(mutation.next(of: files)) == nil, "seed \(seed)")
    }
    // Mutations that no file survives would test little.
    #expect(check.decodedCount > Self.seeds.count / 10)
  }

  @Test("The same seed gives the same file")
  func deterministic() throws {
    let files = try SeedImages.all()
    var first = Mutation(seed: 7)
    var second = Mutation(seed: 7)
    #expect(first.next(of: files) == second.next(of: files))
    #expect(try SeedImages.all() == files)
  }

  @Test("Truncated files violate no rule")
  func truncation() throws {
    var check = Check()
    for bytes in try SeedImages.all().prefix(10) {
      for count in bytes.indices { #expect(check.run(Array(bytes[..<count])) == nil) }
    }
    // Files without their end or a part of it.
    #expect(check.decodedCount == 10 * 12)
  }

  @Test(
    "Unknown arguments are rejected",
    arguments: [
      ["--minutes"], ["--minutes", "0"], ["--minutes", "x"], ["--seed", "-1"], ["--x"],
    ])
  func refusedArguments(arguments: [String]) {
    #expect(Options.parse(arguments) == nil)
  }

  @Test(
    "Two modes and incomplete modes are rejected",
    arguments: [
      ["--doctor"], ["--doctor", ""], ["--doctor", "a", "--names"], ["--names", "--names"],
      ["--names", "--runs", "0"], ["--names", "--runs"], [Options.childOption, "x", "y"],
    ])
  func refusedModes(arguments: [String]) {
    #expect(Options.parse(arguments) == nil)
  }

  @Test("A mode is parsed with its number of runs")
  func modes() throws {
    let doctor = try #require(Options.parse(["--doctor", "tintype", "--runs", "3", "references"]))
    #expect(doctor.mode == .doctor(tool: "tintype"))
    #expect(doctor.runs == 3)
    #expect(doctor.paths == ["references"])
    #expect(try #require(Options.parse(["--names", "--seed", "4"])).mode == .names)
    #expect(try #require(Options.parse([])).mode == .files)
  }

  @Test("The same seed gives the same texts and variables, and variables contain no NUL bytes")
  func hostileTexts() {
    var (first, second) = (SeededGenerator(seed: 3), SeededGenerator(seed: 3))
    for _ in 0..<200 {
      let variables = HostileVariables.some(&first)
      #expect(variables == HostileVariables.some(&second))
      #expect(!variables.joined().utf8.contains(0))
      let name = HostileText.fileName(&first)
      #expect(name == HostileText.fileName(&second))
      #expect(!name.isEmpty && !name.contains("/") && name.utf8.count <= 110)
    }
  }

  @Test("Mutations of manifests mostly keep a valid PNG file")
  func manifests() throws {
    let bitmap = try Bitmap(width: 3, height: 3, filledWith: 0xFF00_0000)
    let json = Array(#"{"format":1,"pixels":{"width":3},"scene":{"nodes":[1,2,3]}}"#.utf8)
    let file = try PNG.encode(bitmap).inserting("tySN", Zlib.compress(json))
    var mutation = ManifestMutation(seed: 5)
    var sound = 0
    var changed = 0
    for _ in 0..<200 {
      guard let next = try? PNGFile(mutation.next(of: [file.bytes])) else { continue }
      sound += 1
      if next.data(of: "tySN") != file.data(of: "tySN") { changed += 1 }
    }
    #expect(sound > 120)
    #expect(changed > 100)
  }

  @Test("Exits, crashes and endless loops of a process are distinguished")
  func endings() throws {
    func ending(_ script: String) throws -> LimitedProcess.Ending {
      let log = FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: log) }
      return try LimitedProcess(
        program: "/bin/sh", arguments: ["-c", script].map { Array($0.utf8) },
        environment: [Array("PATH=/usr/bin:/bin".utf8)], directory: "/", log: log, seconds: 1
      ).run()
    }
    #expect(try ending("exit 3") == .exit(3))
    #expect(try ending("kill -SEGV $$") == .signal(SIGSEGV))
    #expect(try ending("while :; do :; done") == .hang)
  }

  @Test("Options for time, seed, output folder and paths are parsed")
  func arguments() throws {
    let options = try #require(
      Options.parse(["--minutes", "0.5", "a", "--seed", "9", "--output", "b", "c"]))
    #expect(options.minutes == 0.5)
    #expect(options.seed == 9)
    #expect(options.output == "b")
    #expect(options.paths == ["a", "c"])
  }
}
