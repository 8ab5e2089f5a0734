// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeSnapshots

/// The gallery's command line: lists, renders or checks all pictures.
enum GalleryCommand: Equatable {
  /// Names the previews.
  case list
  /// Writes each picture to a PNG in a folder, and a page to look through them.
  case render(folder: String)
  /// Compares each picture with its reference, with more room in every button.
  case check(extraPadding: Double)

  static let help = """
    usage: gallery list
           gallery --output FOLDER
           gallery check [--extra-padding POINTS]

    list      names every preview, and in which looks it is photographed
    --output  writes every picture to a PNG file in FOLDER, and index.html to look through them
    check     compares every picture with its reference in __Snapshots__, as the tests do;
              --extra-padding changes every button by that many points first

    Exit codes of check: 0 all match, 1 some differ, 2 trouble.

    """

  struct UsageError: Error, Equatable {
    var message: String
  }

  init(arguments: [String]) throws(UsageError) {
    switch arguments {
    case ["list"]: self = .list
    case let words where words.count == 2 && words[0] == "--output",
      let words where words.count == 3 && words[0] == "render" && words[1] == "--output":
      guard let folder = words.last, !folder.isEmpty else {
        throw UsageError(message: "--output needs the name of a folder.")
      }
      self = .render(folder: folder)
    case ["check"]: self = .check(extraPadding: 0)
    case let words where words.count == 3 && words[0] == "check" && words[1] == "--extra-padding":
      guard let points = Double(words[2]), points.isFinite else {
        throw UsageError(message: "“\(words[2])” is no number of points.")
      }
      self = .check(extraPadding: points)
    default:
      throw UsageError(message: "“\(arguments.joined(separator: " "))” is not understood.")
    }
  }

  /// Runs the command.
  ///
  /// - Returns: The exit code.
  @MainActor func run() throws -> Int32 {
    switch self {
    case .list:
      for line in Self.list(Photograph.all) { print(line) }
      return 0
    case .render(let folder): return try Rendering(folder: folder).run(Photograph.all)
    case .check(let padding): return try check(extraPadding: padding)
    }
  }

  /// A line for each preview: where it belongs, its name, and its looks.
  @MainActor static func list(_ photographs: [Photograph]) -> [String] {
    var lines: [String] = []
    var looks: [String: [String]] = [:]
    for photograph in photographs {
      let name = [photograph.group, photograph.component, photograph.state]
        .filter { !$0.isEmpty }.joined(separator: " / ")
      if looks[name] == nil { lines.append(name) }
      looks[name, default: []].append(photograph.look)
    }
    return lines.map { name in
      let named = looks[name, default: []].filter { !$0.isEmpty }
      return named.isEmpty ? name : "\(name) (\(named.joined(separator: ", ")))"
    }
  }

  @MainActor private func check(extraPadding: Double) throws -> Int32 {
    var (changed, failed) = (0, 0)
    let photographs = Photograph.all
    for photograph in photographs {
      let verification = SnapshotSession.process.verify(
        of: {
          try photograph.resolved().withExtraPadding(extraPadding)
        },
        as: .image(
          in: photograph.viewport, traits: photograph.traits, renderer: CairoRenderer.standard),
        named: photograph.reference.name,
        record: .never,
        in: TestContext(
          target: Gallery.testTarget, suite: [photograph.reference.suite],
          test: photograph.reference.test),
        at: AssertionLocation(filePath: #filePath, line: #line, column: #column)
      )
      switch verification.verdict {
      case .matched: print("matched  \(photograph.reference.suite)/\(photograph.fileName)")
      case .changed, .missing, .recorded: changed += 1
      case .failed: failed += 1
      }
      if let message = verification.message { print("\n\(message)\n") }
    }
    print("\(photographs.count) pictures, \(changed) changed, \(failed) failed")
    return failed > 0 ? 2 : changed > 0 ? 1 : 0
  }
}

extension Photograph {
  /// The component as data, in the environment of its picture.
  fileprivate func resolved() throws -> Node {
    try Node(resolving: ComponentList([make()]), in: viewport.environment(traits))
  }
}

extension Node {
  /// The tree with more room above and below the label of every button.
  fileprivate func withExtraPadding(_ points: Double) -> Node {
    guard points != 0 else { return self }
    return mapNodes { node in
      var node = node
      if node.type == "ButtonLabel" {
        for case (let index, .padding(var insets)) in node.modifiers.enumerated()
        where insets.top != 0 {
          insets.top += points
          insets.bottom += points
          node.modifiers[index] = .padding(insets)
        }
      }
      return node
    }
  }
}
