// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase

/// Runs commands of `tintype` in hostile working trees.
///
/// A tree is a package under version control whose files were changed by an attacker. After each
/// command, no trap may have been started, no connection may have reached the host, and no file
/// outside may have been opened. No output may contain a secret or a command of a CI service.
struct TreeFuzz: Sendable {
  /// A command in a tree with some plants.
  struct Case: Sendable, CustomStringConvertible {
    var plants: [TreePlant]
    var command: String
    /// A Boolean value that indicates whether the user names a store, which is then used instead of
    /// that of the tree.
    var isTrusted: Bool

    var description: String { "\(plants.map(\.name).joined(separator: ", ")): tintype \(command)" }
  }

  /// The absolute path of `tintype`.
  let tool: String
  let seed: UInt64
  /// A directory, which is replaced.
  let directory: String

  /// Runs a number of cases, in two trees at the same time.
  ///
  /// - Parameters:
  ///   - count: The number of cases.
  ///   - names: Parts of the names of cases; only cases that contain all are run.
  /// - Returns: A Boolean value that indicates whether no rule was violated.
  /// - Throws: Any error of preparing the trees.
  func run(count: Int, names: [String]) throws -> Bool {
    try? FileManager.default.removeItem(atPath: directory)
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let template = try TreeTemplate(work: directory, tool: tool)
    let cases = Self.cases(count: count, seed: seed).filter { item in
      names.allSatisfy { "\(item)".contains($0) }
    }
    let places = [0, 1]
    let results = Mutex((done: 0, wrong: 0))
    DispatchQueue.concurrentPerform(iterations: places.count) { index in
      do {
        let place = try TreePlace(work: "\(directory)/\(index)", template: template)
        for item in stride(from: index, to: cases.count, by: places.count).map({ cases[$0] }) {
          let violations = try run(item, in: place)
          results.withLock { results in
            results.done += 1
            if !violations.isEmpty { results.wrong += 1 }
            if !violations.isEmpty, results.wrong <= 200 {
              print((["trees: \(item):"] + violations.prefix(6)).joined(separator: "\n  "))
            }
          }
        }
      } catch {
        print("trees: \(error)")
      }
    }
    let (done, wrong) = results.withLock { $0 }
    print("trees: \(done) commands in hostile working trees, \(wrong) with a violation")
    return wrong == 0 && done == cases.count
  }

  /// Returns all plants with all commands and then combinations of plants, or a share of the former
  /// if there are fewer than that.
  private static func cases(count: Int, seed: UInt64) -> [Case] {
    var generator = SeededGenerator(seed: seed)
    let plants = TreePlant.all
    func item(_ plants: [TreePlant], _ command: String) -> Case {
      Case(plants: plants, command: command, isTrusted: generator.unit() < 0.3)
    }
    guard count < plants.count * commands.count else {
      let single = plants.flatMap { plant in commands.map { item([plant], $0) } }
      let combined = (single.count..<count).map { _ in
        let size = HostileText.pick([2, 2, 3, 4], &generator)
        return item(
          Array(plants.shuffled(using: &generator).prefix(size)),
          HostileText.pick(commands, &generator))
      }
      return single + combined
    }
    return plants.enumerated().flatMap { index, plant in
      let words = preferred(for: plant.name)
      let sharp = words.isEmpty ? "" : words[index % words.count]
      let shuffled = commands.shuffled(using: &generator)
      let ordered =
        shuffled.filter { $0.hasPrefix(sharp) } + shuffled.filter { !$0.hasPrefix(sharp) }
      return ordered.prefix(max(1, count / plants.count)).map {
        Case(plants: [plant], command: $0, isTrusted: false)
      }
    }
  }

  /// The commands that a bounded run prefers, by the first word of the plant.
  private static func preferred(for name: String) -> [String] {
    switch name.prefix(while: { $0 != " " }) {
    case "store", "manifests", "committed":
      ["fetch", "compare --base HEAD", "expand", "push --check"]
    case "setting", "hooks", "bare", "nested", "partial":
      ["compare --base HEAD", "report --format", "migrate"]
    case "build", "output", "pending", "runs", "run", "journal", "latest", "actual", "change":
      ["status", "report --format", "show", "accept"]
    default: []
    }
  }

  // MARK: One command

  /// Runs one command in one tree; returns the violations.
  private func run(_ item: Case, in place: TreePlace) throws -> [String] {
    let text = "\(seed) \(item)"
    // FNV-1a; the hash of a string differs from process to process.
    var generator = SeededGenerator(
      seed: text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    try place.reset()
    var start = place.tree
    do {
      for plant in item.plants {
        try plant.apply(to: place, &generator)
        start = place.tree + "/" + plant.start
      }
    } catch {
      // Two plants can exclude each other, such as a link in place of a directory.
      if item.plants.count == 1 { return ["the tree cannot be prepared: \(error)"] }
    }
    _ = place.opened.events()
    let words = item.command.split(separator: " ").map { Self.word(String($0), place.template) }
    let log = place.work + "/log"
    let ending = try LimitedProcess(
      program: tool, arguments: words.map { Array($0.utf8) },
      environment: place.environment(isTrusted: item.isTrusted).map { Array("\($0)=\($1)".utf8) },
      directory: start, log: log
    ).run()
    var found: [String] = []
    switch ending {
    case .hang: found.append("it did not end")
    case .exit(let code) where code <= 127: break
    case .exit(let code), .signal(let code): found.append("it crashed with \(code)")
    }
    found += place.traces()
    // An argument names the files that `compare` reads, also behind a link.
    let mayOpen = words[0] == "compare" && !words.contains("--base")
    for event in place.opened.events().sorted() {
      // Git reads settings that a repository includes from any place; the guide names this duty.
      if event == "opened \(place.outside)/evil.config" { continue }
      if !mayOpen || !event.hasPrefix("opened ") { found.append("it \(event)") }
    }
    let output = FileManager.default.contents(atPath: log) ?? Data()
    return found
      + Self.violations(
        in: String(decoding: output, as: UTF8.self),
        isGitHub: item.command.hasPrefix("report --format github"))
  }

  /// Returns what a command may not print.
  private static func violations(in output: String, isGitHub: Bool) -> [String] {
    var found: [String] = []
    for line in output.unicodeScalars.split(separator: "\n").map(String.init) {
      let isAnnotation = ["error", "warning", "notice"].contains { line.hasPrefix("::\($0) ") }
      if isGitHub, isAnnotation { continue }
      let begin = line.drop { $0.isWhitespace }
      if begin.hasPrefix("::") || line.contains("##[") || line.contains("##vso[") {
        found.append("it printed a command of a CI service: \(line.debugDescription)")
      }
      if line.contains(TreePlace.secret) || line.contains(TreePlace.credential) {
        found.append("it printed a secret: \(line.debugDescription)")
      }
      let isControl = line.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0...8, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      if isControl { found.append("it printed a control character: \(line.debugDescription)") }
    }
    return found
  }
}

// MARK: Commands

extension TreeFuzz {
  /// The words of commands, in which a number stands for a reference, and a name for another file.
  private static func word(_ word: String, _ template: TreeTemplate) -> String {
    if let index = Int(word), template.references.indices.contains(index) {
      return template.references[index]
    }
    let folder = "__Snapshots__/"
    return switch word {
    case "{name}": String(template.references[5].dropFirst(folder.count).dropLast(4))
    case "{linked}": folder + "New/" + template.references[4].dropFirst(folder.count)
    case "{text}": folder + "ShopTests/Screen0Tests/appearanceOfDetail.Large-text.txt"
    default: word
    }
  }

  private static let commands = """
    compare --base HEAD
    compare --base HEAD --report base
    compare --base HEAD~1 --json
    compare --base HEAD~1 --pending .build/tintype --report base
    compare --base HEAD --references __Snapshots__/New
    compare 0 4
    compare 0 0 --explain
    compare __Snapshots__ .build/tintype/pending
    compare __Snapshots__ ../base-of-nothing
    fetch
    push --check
    push
    expand 0 2
    expand {linked}
    compact {linked}
    store {linked}
    compact 0 4
    store 0 5
    status
    status --format json
    show {name}
    show {name} --format json
    report
    report --format junit --to -
    report --format markdown --to -
    report --format json --to -
    report --format github
    report --format junit --to results.xml
    accept --all --dry-run
    accept --all
    reject --all
    orphans
    orphans --format json
    prune
    prune --yes
    merge .build/shard --to merged
    merge .build/tintype .build/shard --to merged --format json
    diff-driver -- 0
    diff-driver -- 5
    merge-driver -- 0 4 5 0
    merge-driver -- {text} {text} {text} {text}
    doctor
    doctor --json __Snapshots__
    review
    init --dry-run --git --vscode
    init --git --vscode
    migrate --dry-run
    migrate --no-test --force
    comment --provider github --dry-run
    comment --provider gitlab --dry-run --repository 99 --pull-request 77
    """.split(separator: "\n").map(String.init)
}
