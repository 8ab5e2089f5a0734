// SPDX-License-Identifier: MIT

import Foundation

/// The program behind `scripts/measure/causes`.
@main
struct CausesCommand {
  private static let usage = """
    usage: scripts/measure/causes [--screens N] [--seed S] [--sheets] [--misses]

    Changes screens of the gallery at random, with one to six changes each, and charges each differing
    pixel to the changes that move it. The charges are compared with images of the screens with each
    subset of the changes. A screen is right if all its pixels are charged to a set of changes that
    suffices for them and from which no change can be left out.

    --screens N  The number of screens, 200 by default.
    --seed S     The seed of the random changes, 1 by default. The same seed makes the same screens.
    --sheets     Changes contact sheets with three tiles of a screen instead of single images.
    --misses     Prints the changes and the wrong charges of each screen that is not right.

    The exit code is 1 if an account is not exact, and 0 otherwise.
    """

  static func main() throws {
    var (screens, seed, printsMisses, areSheets) = (200, UInt64(1), false, false)
    var arguments = CommandLine.arguments.dropFirst()
    func fail(_ message: String) -> Never {
      FileHandle.standardError.write(Data("causes: \(message)\n\(usage)\n".utf8))
      exit(64)
    }
    while let argument = arguments.popFirst() {
      switch argument {
      case "--screens":
        guard let number = arguments.popFirst().flatMap({ Int($0) }), number > 0 else {
          fail("--screens requires a positive number.")
        }
        screens = number
      case "--seed":
        guard let number = arguments.popFirst().flatMap({ UInt64($0) }) else {
          fail("--seed requires a number.")
        }
        seed = number
      case "--misses": printsMisses = true
      case "--sheets": areSheets = true
      case "-h", "--help":
        print(usage)
        return
      default: fail("unknown argument “\(argument)”.")
      }
    }
    var accuracy = try Accuracy(seed: seed, ofContactSheets: areSheets)
    let tally = try accuracy.run(screens: screens) { miss in
      if printsMisses { print(miss) }
    }
    print(tally)
    if tally.exact != tally.screens { exit(1) }
  }
}
