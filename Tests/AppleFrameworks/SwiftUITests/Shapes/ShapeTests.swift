// SPDX-License-Identifier: MIT

import SnapshotTesting
@testable import SwiftUI
import Testing

@Suite("Shapes")
struct ShapeTests {
  /// The lines of the outline of a view in a frame of 40 × 20 points.
  private func lines(_ view: some View) -> [String] {
    outline(of: view.frame(width: 40, height: 20)).split(separator: "\n").map(String.init)
  }

  private func description(_ view: some View) -> String { lines(view).dropFirst().joined() }

  @Test("A shape without a style is filled with the foreground style")
  func foreground() {
    #expect(
      outline(of: Rectangle().foregroundStyle(.red))
        == outline(of: Rectangle().fill().foregroundStyle(.red)))
  }

  @Test("Fills and strokes of a shape are attributes of one node")
  func layers() {
    let view = Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green)
    let text = description(view)
    #expect(lines(view).count == 2)
    #expect(text.contains("fill: red") && text.contains("stroke[0].color: blue"))
    #expect(text.contains("strokeBorder[1].color: green"))
  }

  @Test("A fill in front of a stroke is a node of its own")
  func fillInFront() {
    #expect(lines(Circle().stroke(.red).fill(.blue)).count == 4)
  }

  @Test("A stroked outline is painted as a stroke with the fill's style")
  func strokedOutline() {
    #expect(
      description(Circle().stroke(lineWidth: 3).fill(.red))
        == description(Circle().stroke(.red, lineWidth: 3)))
  }

  @Test("Adjustments of a shape are attributes in their order")
  func adjustments() {
    let text = description(
      Rectangle().inset(by: 2).rotation(.degrees(90)).offset(x: 3).trim(to: 0.5))
    #expect(text.contains("shape[0].inset: 2"))
    #expect(text.contains("shape[1].rotation.degrees: 90"))
    #expect(text.contains("shape[2].offset.x: 3"))
    #expect(text.contains("shape[3].trim.to: 0.5"))
  }

  @Test("A circle is a square, also if it is trimmed or erased")
  func circles() {
    for shape in [AnyShape(Circle()), AnyShape(Circle().trim(to: 0.5))] {
      #expect(lines(VStack { shape.id("x") }).last?.contains("#x  10 0  20 × 20") == true)
      #expect(shape.sizeThatFits(ProposedViewSize(width: 40, height: 20)).width == 20)
    }
  }

  @Test("The size of a custom shape for a proposal determines its layout")
  func customSize() {
    let text = outline(of: Bar().frame(width: 100))
    #expect(text.contains("100 × 4"), "\(text)")
  }

  @Test("A custom shape is drawn from the origin, and mirrored in a right-to-left layout")
  func customPath() {
    let left = Rectangle().frame(width: 10).frame(maxWidth: .infinity, alignment: .leading)
    let right = Rectangle().frame(width: 10).frame(maxWidth: .infinity, alignment: .trailing)
    #expect(
      pixels(Corner().padding(.leading, 20)) == pixels(left.padding(.leading, 20)))
    let mirrored = Corner().transformingEnvironment { $0.base.layoutDirection = .rightToLeft }
    #expect(
      pixels(mirrored.frame(width: 20)) == pixels(right.frame(width: 20)))
  }

  @Test("An inset of a custom shape strokes its border inside of the edge")
  func customInset() {
    let text = description(Band().strokeBorder(.red, lineWidth: 4))
    #expect(text.contains("stroke[0].lineWidth: 4"), "\(text)")
  }

  @Test("A stroked path covers its line with joins and caps")
  func strokedPaths() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
    }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 12, height: 12))
    #expect(butt.contains(CGPoint(x: 11.9, y: -1.9)))
    #expect(!butt.contains(CGPoint(x: 5, y: 3)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    #expect(round.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 14))
    #expect(!round.contains(CGPoint(x: 11.9, y: -1.9)))
    let bevel = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel))
    #expect(bevel.contains(CGPoint(x: -1.9, y: 1.9)))
    #expect(!bevel.contains(CGPoint(x: 11.5, y: -1.5)))
  }

  @Test("A dashed stroke has gaps, from the phase on")
  func dashes() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 20, y: 0))
    }
    let path = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
    let covered = stride(from: 0.5, to: 20, by: 1).filter { path.contains(CGPoint(x: $0, y: 0)) }
    #expect(
      covered == [0.5, 1.5, 2.5, 5.5, 6.5, 7.5, 8.5, 11.5, 12.5, 13.5, 14.5, 17.5, 18.5, 19.5])
  }

  @Test("A path is equal to the path of its description")
  func descriptions() {
    let path = Path {
      $0.move(to: CGPoint(x: 0.5, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 2, y: 3))
      $0.addCurve(to: .zero, control1: CGPoint(x: 6, y: 7), control2: CGPoint(x: 8, y: 9))
      $0.closeSubpath()
    }
    #expect(path.description == "0.5 1 m 2 3 4 5 q 6 7 8 9 0 0 c h")
    #expect(Path(path.description) == path)
    for text in ["1 m", "1 2", "1 2 x", "1 2 3 l"] { #expect(Path(text) == nil) }
  }

  @Test("A container-relative shape is the shape of the container, inset to the frame")
  func containerRelative() {
    let view = ContainerRelativeShape().fill(.red).padding(4)
      .containerShape(RoundedRectangle(cornerRadius: 10, style: .circular))
    let expected = RoundedRectangle(cornerRadius: 6, style: .circular).fill(.red).padding(4)
    #expect(pixels(view) == pixels(expected))
    #expect(pixels(ContainerRelativeShape()) == pixels(Rectangle()))
  }

  /// The hash of the pixels of a view in a frame of 40 × 20 points.
  private func pixels(_ view: some View) -> Int {
    var hash = 0
    run(.image, on: view.frame(width: 40, height: 20)) { hash = $0.bitmap.hashValue }
    return hash
  }

  private func run<Value, Format>(
    _ strategy: Snapshotting<Value, Format>, on view: Value, _ body: @escaping (Format) -> Void
  ) {
    strategy.snapshot(view).run(body)
  }
}

private struct Bar: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: 4)
  }
}

private struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
  }
}

private struct Band: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> Band { Band(amount: self.amount + amount) }
}
