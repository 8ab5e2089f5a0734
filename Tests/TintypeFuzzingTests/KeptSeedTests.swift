// SPDX-License-Identifier: MIT

import Testing
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
    #expect(check.soundCount == 0)
  }

  @Test(
    "refuses arguments that it does not know",
    arguments: [
      ["--minutes"], ["--minutes", "0"], ["--minutes", "x"], ["--seed", "-1"], ["--x"],
    ])
  func refusedArguments(arguments: [String]) {
    #expect(Options.parse(arguments) == nil)
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
