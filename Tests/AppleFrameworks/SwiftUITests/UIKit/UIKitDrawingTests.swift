// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// Layers, and drawing in contexts.
@Suite("Layers and drawing of UIKit")
@MainActor
struct UIKitDrawingTests {
  private func pixels(_ view: some View) -> Data? {
    ImageRenderer(content: view.frame(width: 40, height: 40)).uiImage?.pngData()
  }

  private func pixels(_ configure: @escaping @MainActor (UIView) -> Void) -> Data? {
    pixels(
      RepresentedView {
        let view = UIView()
        configure(view)
        return view
      })
  }

  private let path = Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 10))

  @Test("Corners and a border are those of the layer")
  func corners() {
    let view = pixels { view in
      view.backgroundColor = .blue
      view.layer.cornerRadius = 8
      view.layer.maskedCorners = [.layerMinXMinYCorner]
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.red.cgColor
    }
    let shape = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(topLeading: 8), style: .circular)
    let same = shape.fill(Color(uiColor: .blue))
      .overlay { shape.strokeBorder(Color(uiColor: .red), lineWidth: 2) }
    #expect(view == pixels(same))
  }

  @Test("A shape layer is filled and stroked")
  func shape() {
    let view = pixels { [path] view in
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      layer.fillColor = UIColor.green.cgColor
      layer.strokeColor = UIColor.black.cgColor
      layer.lineWidth = 3
      view.layer.addSublayer(layer)
    }
    let same = ZStack {
      path.fill(Color(uiColor: .green))
      path.stroke(Color(uiColor: .black), lineWidth: 3)
    }
    #expect(view == pixels(same))
  }

  @Test("A gradient layer has its colors along its line")
  func gradient() {
    let view = pixels { view in
      let layer = CAGradientLayer()
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.layer.addSublayer(layer)
    }
    let same = LinearGradient(
      colors: [Color(uiColor: .red), Color(uiColor: .blue)], startPoint: .leading,
      endPoint: .trailing)
    #expect(view == pixels(same))
  }

  @Test("A view paints itself by drawing")
  func drawing() {
    let view = pixels(RepresentedView { [path] in DrawingView(path: path) })
    let same = path.fill(Color(uiColor: .red))
    #expect(view == pixels(same))
  }

  @Test("A renderer creates an image from drawing and hierarchies of views")
  func renderer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
      .image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
    let same = ImageRenderer(
      content: HStack(spacing: 0) {
        Color(uiColor: .red).frame(width: 10, height: 10)
        Color(uiColor: .blue).frame(width: 10, height: 10)
      })
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.pngData() == same.uiImage?.pngData())
  }

  @Test("Functions for drawing have no effect outside of a context")
  func noContext() {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIRectFill(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test("A text has the size of its label")
  func text() {
    let label = UILabel()
    label.text = "Text"
    let size = "Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(size == label.intrinsicContentSize)
    #expect(size.width > 20)
  }
}

private final class DrawingView: UIView {
  private let path: Path

  init(path: Path) {
    self.path = path
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(cgPath: path.cgPath).fill()
  }
}
