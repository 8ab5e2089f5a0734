// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeGallery
import TintypeRuns
import TintypeSnapshots

/// The gallery's command line, which lists, renders or checks all images.
enum GalleryCommand: Equatable {
  /// Lists the previews.
  case list
  /// Writes each image as a PNG file to a folder, with an index page.
  case render(folder: String, only: String?, size: DynamicTypeSize? = nil)
  /// Checks that texts fit at all Dynamic Type sizes.
  case textFit(lists: Bool, only: String?)
  /// Compares images with their references, with optional modifications: those whose paths contain
  /// one of the texts, or all images without a text.
  case check(Modifications, only: [String] = [])

  static let help = """
    usage: gallery list
           gallery --output FOLDER [--only TEXT] [--size SIZE]
           gallery text-fit [--list] [--only TEXT]
           gallery check [--extra-padding POINTS] [--color NAME=RRGGBB]… [--text OLD=NEW]…
                         [--only TEXT]…

    list      lists every preview, with the appearances of its snapshots
    --output  writes every snapshot to a PNG file in FOLDER, and index.html to browse them
    text-fit  lays out every preview at the twelve Dynamic Type sizes in English, German, Arabic
              letters and double length, and counts words that are broken although they fit on a
              line, and texts that are clipped without a warning; --list prints each finding once
    --size    is the Dynamic Type size of all images, such as accessibility5
    --only    limits a command to the images whose path contains TEXT, such as Chip-Dark
    check     compares every snapshot with its reference in __Snapshots__, as the tests do;
              --extra-padding adds that many points to every button first, --color changes a color
              of GomaUI, and --text replaces a whole text; if TINTYPE_SHARD is set, such as 2/4,
              only that shard is checked

    Exit codes of text-fit: 0 none found, 1 some found.
    Exit codes of check: 0 all match, 1 some differ, 2 a snapshot failed.

    """

  struct UsageError: Error, Equatable {
    var message: String
  }

  init(arguments: [String]) throws(UsageError) {
    var arguments = arguments
    var only: String?
    var size: DynamicTypeSize?
    if let place = arguments.firstIndex(of: "--size"), arguments.first != "check" {
      let name = arguments.dropFirst(place + 1).first ?? ""
      size = DynamicTypeSize(rawValue: name)
      guard size != nil else {
        let names = DynamicTypeSize.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "“\(name)” is not a Dynamic Type size. Give one of \(names).")
      }
      arguments.removeSubrange(place...place + 1)
    }
    if let place = arguments.firstIndex(of: "--only"), arguments.first != "check" {
      guard arguments.indices.contains(place + 1) else {
        throw UsageError(message: "--only needs a part of the path of an image.")
      }
      only = arguments[place + 1]
      arguments.removeSubrange(place...place + 1)
    }
    switch arguments {
    case ["list"] where only == nil && size == nil: self = .list
    case ["text-fit"] where size == nil: self = .textFit(lists: false, only: only)
    case ["text-fit", "--list"] where size == nil: self = .textFit(lists: true, only: only)
    case let words where words.count == 2 && words[0] == "--output",
      let words where words.count == 3 && words[0] == "render" && words[1] == "--output":
      guard let folder = words.last, !folder.isEmpty else {
        throw UsageError(message: "--output needs the name of a folder.")
      }
      self = .render(folder: folder, only: only, size: size)
    case let words where words.first == "check":
      self = try .check(words.dropFirst())
    default:
      throw UsageError(message: "“\(arguments.joined(separator: " "))” is not a valid command.")
    }
  }

  /// Parses the arguments after `check`.
  private static func check(_ arguments: ArraySlice<String>) throws(UsageError) -> Self {
    var (modifications, only, rest) = (Modifications(), [String](), arguments)
    while let option = rest.popFirst() {
      guard option == "--only" || Modifications.options.contains(option) else {
        throw UsageError(message: "“\(option)” is not a valid option.")
      }
      guard let value = rest.popFirst() else {
        throw UsageError(message: "\(option) needs a value.")
      }
      if option == "--only" {
        only.append(value)
      } else {
        try modifications.add(value, for: option)
      }
    }
    return .check(modifications, only: only)
  }

  /// Runs the command.
  ///
  /// - Returns: The exit code.
  @MainActor func run() throws -> Int32 {
    switch self {
    case .list:
      for line in Self.list(GalleryImage.all) { print(line) }
      return 0
    case .textFit(let lists, let only):
      return try TextFit(lists: lists).run(GalleryImage.all(only))
    case .render(let folder, let only, let size):
      return try Rendering(folder: folder, size: size).run(GalleryImage.all(only))
    case .check(let modifications, let only):
      return try GomaUI.StyleProvider.Color.withReplacements(modifications.colors) {
        try check(modifications, only: only)
      }
    }
  }

  /// Returns a line for each preview: its group, its name and its appearances.
  @MainActor static func list(_ items: [GalleryImage]) -> [String] {
    var lines: [String] = []
    var looks: [String: [String]] = [:]
    for item in items {
      let name = [item.group, item.component, item.state]
        .filter { !$0.isEmpty }.joined(separator: " / ")
      if looks[name] == nil { lines.append(name) }
      looks[name, default: []].append(item.look)
    }
    return lines.map { name in
      let named = looks[name, default: []].filter { !$0.isEmpty }
      return named.isEmpty ? name : "\(name) (\(named.joined(separator: ", ")))"
    }
  }

  @MainActor private func check(_ modifications: Modifications, only: [String]) throws -> Int32 {
    var (changed, failed) = (0, 0)
    let renderer = try CairoRenderer.standard()
    let session = SnapshotSession(
      environment: ProcessInfo.processInfo.environment, waiting: .blocking,
      scratch: ScratchDirectory.current, hasMessageLimit: true)
    let items = GalleryImage.part(ProcessInfo.processInfo.environment["TINTYPE_SHARD"])
      .filter { item in only.isEmpty || only.contains { item.path.contains($0) } }
    guard !items.isEmpty else {
      throw UsageError(message: "No image has a path that contains one of the texts of --only.")
    }
    for item in items {
      let strategy = Snapshotting<Node, SnapshotImage>(
        pathExtension: "png", diffing: .image
      ) { component in
        let scene = try Scene(
          of: component, in: item.viewport, traits: item.traits, measuring: renderer)
        return try SnapshotImage(
          painting: scene, by: renderer.paint, fingerprint: renderer.fingerprint)
      }
      var request = SnapshotRequest(
        SnapshotOptions(
          named: item.reference.name,
          record: .never),
        in: TestContext(
          target: Gallery.testTarget, suite: [item.reference.suite], test: item.reference.test),
        at: CallSite(file: #filePath, line: #line, column: #column))
      // The messages name the same test as a failure of the gallery's tests, which use XCTest.
      request.specifier = TestSpecifier(
        xcTestType: "\(Gallery.testTarget).\(item.reference.suite)", method: item.reference.test)
      let result = session.verify(
        of: { try modifications(item.resolved()) }, as: strategy, request)
      switch result.verdict {
      case .matched: print("matched  \(item.reference.suite)/\(item.fileName)")
      case .changed, .missing, .recorded: changed += 1
      case .failed: failed += 1
      }
      if let message = result.message { print("\n\(message)\n") }
    }
    print("\(items.count) snapshots, \(changed) changed, \(failed) failed")
    return failed > 0 ? 2 : changed > 0 ? 1 : 0
  }
}

extension GalleryImage {
  /// Returns the component as a node tree, resolved in the environment of its image.
  fileprivate func resolved() throws -> Node {
    try Node(resolving: ComponentList([make()]), in: viewport.environment(traits))
  }
}

extension GalleryImage {
  /// Returns the images of a shard; all images without a shard or with an invalid one.
  ///
  /// With an invalid shard, every snapshot fails.
  static func part(_ word: String?) -> [GalleryImage] {
    guard let shard = word.flatMap(Shard.init) else { return all }
    return all.filter { shard.index == 1 + $0.path.bytesSum % shard.total }
  }
}

extension String {
  /// A sum of the bytes, the same on every machine.
  fileprivate var bytesSum: Int { utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF } }
}
