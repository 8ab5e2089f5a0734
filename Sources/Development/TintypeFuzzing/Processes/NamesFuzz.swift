// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// Runs processes that take snapshots with hostile names, directories and variables.
///
/// Each process is this program again, so that a crash ends one run only.
struct NamesFuzz {
  /// The absolute path of this program.
  let program: String

  /// Makes one run: a package in a directory with a hostile name.
  func prepare(
    _ generator: inout SeededGenerator, _ folder: String, _ log: String
  ) throws -> LimitedProcess {
    let manifest = Data("// swift-tools-version: 6.2\n".utf8)
    // Without a manifest of its own, the package of a run is that of `folder`. A search that went
    // further up would end at the package that the fuzzer itself belongs to, and write to it.
    try manifest.write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    var package = folder + "/" + HostileText.fileName(&generator)
    do {
      try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    } catch {
      package = folder
    }
    if generator.uniform(below: 8) > 0 {
      _ = FileManager.default.createFile(atPath: package + "/Package.swift", contents: manifest)
    }
    let arguments = [Options.childOption, "\(generator.next())", package]
    return LimitedProcess(
      program: program, arguments: arguments.map { Array($0.utf8) },
      environment: (["PATH=/usr/bin:/bin"] + HostileVariables.some(&generator)).map {
        Array($0.utf8)
      },
      directory: folder, log: log)
  }
}
