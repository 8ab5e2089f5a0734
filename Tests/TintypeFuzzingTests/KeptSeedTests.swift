// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeImaging

@testable import TintypeFuzzing

@Suite("Fuzzing")
struct KeptSeedTests {
  /// Seeds of files that once broke a rule, and a stretch of others that find what is gross.
  static let seeds: [UInt64] = Array(1...1500)

  @Test("starts from pictures that are valid")
  func seedPictures() throws {
    for bytes in try SeedPictures.all() {
      #expect(throws: Never.self) { try PNG.decodeFrames(PNGFile(bytes)) }
    }
  }

  @Test("finds no rule broken by the files of kept seeds")
  func keptSeeds() throws {
    let files = try SeedPictures.all()
    var check = Check()
    for seed in Self.seeds {
      var mutation = Mutation(seed: seed)
      #expect(check.run(mutation.next(of: files)) == nil, "seed \(seed)")
    }
    // Changes that no file survives would test little.
    #expect(check.decodedCount > Self.seeds.count / 10)
  }

  @Test("makes the same file of the same seed")
  func deterministic() throws {
    let files = try SeedPictures.all()
    var first = Mutation(seed: 7)
    var second = Mutation(seed: 7)
    #expect(first.next(of: files) == second.next(of: files))
    #expect(try SeedPictures.all() == files)
  }

  @Test("reads files that are cut off anywhere without a broken rule")
  func truncation() throws {
    var check = Check()
    for bytes in try SeedPictures.all().prefix(10) {
      for count in bytes.indices { #expect(check.run(Array(bytes[..<count])) == nil) }
    }
    // Where only the end of a file is missing, or a part of it.
    #expect(check.decodedCount == 10 * 12)
  }

  @Test(
    "refuses arguments that it does not know",
    arguments: [
      ["--minutes"], ["--minutes", "0"], ["--minutes", "x"], ["--seed", "-1"], ["--x"],
    ])
  func refusedArguments(arguments: [String]) {
    #expect(Options.parse(arguments) == nil)
  }

  @Test(
    "refuses two modes, and a mode without what it needs",
    arguments: [
      ["--doctor"], ["--doctor", ""], ["--doctor", "a", "--names"], ["--names", "--names"],
      ["--names", "--runs", "0"], ["--names", "--runs"], [Options.childOption, "x", "y"],
    ])
  func refusedModes(arguments: [String]) {
    #expect(Options.parse(arguments) == nil)
  }

  @Test("takes the mode of a process with the number of its runs")
  func modes() throws {
    let doctor = try #require(Options.parse(["--doctor", "tintype", "--runs", "3", "references"]))
    #expect(doctor.mode == .doctor(tool: "tintype"))
    #expect(doctor.runs == 3)
    #expect(doctor.paths == ["references"])
    #expect(try #require(Options.parse(["--names", "--seed", "4"])).mode == .names)
    #expect(try #require(Options.parse([])).mode == .files)
  }

  @Test("makes the same hostile texts and variables of the same seed, without NUL bytes in these")
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

  @Test("changes manifests so that the file around them stays a PNG file")
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

  @Test("tells a process that ends from one that crashes and one that computes without end")
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

  @Test("takes minutes, a seed, a folder for faults, and paths")
  func arguments() throws {
    let options = try #require(
      Options.parse(["--minutes", "0.5", "a", "--seed", "9", "--output", "b", "c"]))
    #expect(options.minutes == 0.5)
    #expect(options.seed == 9)
    #expect(options.output == "b")
    #expect(options.paths == ["a", "c"])
  }
}
