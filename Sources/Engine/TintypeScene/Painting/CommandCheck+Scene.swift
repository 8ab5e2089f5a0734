// SPDX-License-Identifier: MIT

extension Scene {
  /// The paint commands that cannot be painted, as diagnostics of their nodes.
  ///
  /// A scene from layout has none: such commands are omitted and reported in `diagnostics`. A scene
  /// that was decoded or created in code can have them.
  package var unpaintable: [Diagnostic] {
    let check = CommandCheck(size: canvas.size, scale: canvas.scale)
    var found: [Diagnostic] = []
    for command in commands {
      guard let kind = check.flaw(of: command.paint) else { continue }
      let diagnostic = Diagnostic(kind: kind, path: path(of: command.node))
      if found.last != diagnostic { found.append(diagnostic) }
    }
    return found
  }

  /// A diagnostic for the first command whose path or mesh would take seconds to paint.
  package var tooComplex: Diagnostic? {
    let check = CommandCheck(size: canvas.size, scale: canvas.scale)
    for command in commands where command.paint.canTakeSeconds {
      switch check.flaw(of: command.paint) {
      case .tooComplex(let name):
        return Diagnostic(kind: .tooComplex(name), path: path(of: command.node))
      case .overlappingMesh(let name):
        return Diagnostic(kind: .overlappingMesh(attribute: name), path: path(of: command.node))
      default: break
      }
    }
    return nil
  }
}

extension PaintCommand {
  /// A Boolean value that indicates whether the command has a path or a mesh with any number of
  /// elements.
  fileprivate var canTakeSeconds: Bool {
    switch self {
    case .fill(_, .mesh): true
    case .stroke(_, let stroke) where stroke.paint.isMesh: true
    case .text(let line): line.spans.contains { $0.paint.isMesh }
    case .fill(.path, _), .stroke(.path, _), .beginGroup(.clip(.path)): true
    default: false
    }
  }
}

extension PaintCommand.Paint {
  fileprivate var isMesh: Bool { if case .mesh = self { true } else { false } }
}

extension Diagnostic.Kind {
  /// A Boolean value that indicates whether the problem was found in a command instead of in user
  /// input.
  package var isOfCommand: Bool {
    switch self {
    case .unpaintable, .tooComplex, .tooManyDashes, .emptyDashes, .emptyGradient,
      .incompleteMesh, .overlappingMesh:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the problem is an invalid number.
  package var isOfNumber: Bool {
    if case .invalidLength = self { true } else { false }
  }
}
