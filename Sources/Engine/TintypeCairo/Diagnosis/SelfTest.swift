// SPDX-License-Identifier: MIT

import TintypeScene

/// Small images with known pixels, rendered to check whether this machine reproduces them.
package enum SelfTest: String, CaseIterable, Sendable {
  case shapes = "rounded rectangles and ellipses"
  case lines
  case gradients
  case shadows
  case text

  /// The digest of the pixels for the current renderer revision.
  package var digest: String {
    switch self {
    case .shapes: "8a37cfbee16caea7a340d33b8ef23061"
    case .lines: "0434a1120f35984b30ca8c5c8ea76094"
    case .gradients: "e3aafadfc5b0056441055d7d680c7838"
    case .shadows: "77e25501c40ce8261b548b5354b9568c"
    case .text: "0d45fa667f32a70ebe38bbb3699b2cf8"
    }
  }

  /// Returns the tests whose images differ from the expected ones.
  ///
  /// - Throws: An error that prevents an image from being rendered.
  package static func differing(with renderer: CairoRenderer) throws -> [SelfTest] {
    try allCases.filter { try renderer.paint($0.scene).digest.description != $0.digest }
  }

  /// The scene to paint.
  package var scene: Scene {
    switch self {
    case .shapes:
      Self.scene([
        .fill(.box(Self.frame, cornerRadius: 7), Self.red),
        .fill(.ellipse(Rect(x: 6.3, y: 5.2, width: 40, height: 13)), Self.blue),
      ])
    case .lines:
      Self.scene([
        .stroke(
          .path(Self.curve, origin: Point(x: 4, y: 4)),
          PaintCommand.Stroke(
            paint: .color(Self.blue), style: StrokeStyle(lineWidth: 1.5), isInside: false)),
        .stroke(
          .box(Self.frame, cornerRadius: 5),
          PaintCommand.Stroke(
            paint: .color(Self.red),
            style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4]), isInside: true)),
      ])
    case .gradients:
      Self.scene([
        .fill(
          .box(Self.frame, cornerRadius: 4),
          .linearGradient(Self.gradient, from: Point(x: 2, y: 2), to: Point(x: 58, y: 30))),
        .fill(
          .ellipse(Rect(x: 20, y: 6, width: 20, height: 20)),
          .angularGradient(
            Self.gradient, center: Point(x: 30, y: 16), startDegrees: 0, endDegrees: 300)),
      ])
    case .shadows:
      Self.scene([
        .beginGroup(.shadow(PaintCommand.Shadow(color: Self.blue, radius: 4, x: 1, y: 2))),
        .fill(.box(Rect(x: 12, y: 8, width: 36, height: 14), cornerRadius: 6), Self.red),
        .endGroup,
        .beginGroup(opacity: 0.5),
        .fill(.ellipse(Rect(x: 30, y: 4, width: 18, height: 18)), Self.blue),
        .endGroup,
      ])
    case .text:
      Self.scene([
        Self.line("Hamburg", y: 13.4, size: 13, weight: .regular),
        Self.line("Äpfel fi 0123", y: 27, size: 9.5, weight: .bold),
      ])
    }
  }

  private static func scene(_ commands: [PaintCommand]) -> Scene {
    Scene(
      canvas: Scene.Canvas(
        size: Size(width: 60, height: 32), scale: 2,
        background: ResolvedColor(red: 1, green: 1, blue: 1)),
      commands: commands.map { Scene.Command(node: 0, paint: $0) })
  }

  private static func line(
    _ string: String, y: Double, size: Double, weight: Font.Weight
  ) -> PaintCommand {
    .text(
      PaintCommand.Line(
        string: string, origin: Point(x: 2.3, y: y), width: 56, ascent: 12,
        font: ResolvedFont(
          family: FontBook.standardName, size: size, weight: weight, isItalic: false),
        color: blue))
  }

  private static let frame = Rect(x: 2, y: 2, width: 56, height: 28)
  private static let red = ResolvedColor(red: 0.8, green: 0.1, blue: 0.2)
  private static let blue = ResolvedColor(red: 0.1, green: 0.2, blue: 0.7, opacity: 0.9)

  private static let gradient = ResolvedGradient(stops: [
    ResolvedGradient.Stop(color: red, location: 0),
    ResolvedGradient.Stop(color: blue, location: 0.6),
    ResolvedGradient.Stop(color: ResolvedColor(red: 1, green: 0.9, blue: 0.2), location: 1),
  ])

  private static let curve = Path { path in
    path.move(to: Point(x: 0, y: 20))
    path.addCurve(
      to: Point(x: 50, y: 4), control1: Point(x: 14, y: -12), control2: Point(x: 30, y: 36))
    path.addLine(to: Point(x: 8, y: 9))
  }
}
