// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// The image, gradient, shape or text of a layer, and the layers in front of it.
struct CALayerContent: View {
  let layer: CALayer

  var body: some View {
    let _ = layer.layoutSublayers()
    image
    switch layer {
    case let layer as CAGradientLayer: GradientContent(layer: layer)
    case let layer as CAShapeLayer: ShapeContent(layer: layer)
    case let layer as CATextLayer: TextContent(layer: layer)
    default: EmptyView()
    }
    if let replicator = layer as? CAReplicatorLayer {
      let copies = Array(copies(of: replicator).enumerated())
      ForEach(copies, id: \.offset) { _, copy in
        ZStack(alignment: .topLeading) { layers }
          .frame(width: layer.frame.width, height: layer.frame.height, alignment: .topLeading)
          .modifier(CenteredTransform(transform: copy.transform, size: layer.frame.size))
          .opacity(copy.opacity)
      }
    } else {
      layers
    }
  }

  private var layers: some View {
    ForEach(Array(visibleLayers.enumerated()), id: \.offset) { _, child in
      UILayerBox(layer: child) {}.offset(x: child.frame.minX, y: child.frame.minY)
    }
  }

  /// The transform and the opacity of each copy; at most 1000 copies are shown.
  private func copies(
    of layer: CAReplicatorLayer
  ) -> [(transform: CATransform3D, opacity: Double)] {
    var transform = CATransform3DIdentity
    return (0..<min(max(layer.instanceCount, 0), 1000)).map { index in
      defer { transform = CATransform3DConcat(layer.instanceTransform, transform) }
      return (transform, min(max(1 + Double(layer.instanceAlphaOffset) * Double(index), 0), 1))
    }
  }

  private var visibleLayers: [CALayer] {
    (layer.sublayers ?? []).enumerated().filter { !$0.element.isHidden }
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  @ViewBuilder private var image: some View {
    if let contents = layer.contents, let image = contents as? CGImage {
      let picture = Image(decorative: image, scale: layer.contentsScale)
      switch layer.contentsGravity {
      case .resizeAspect: picture.resizable().scaledToFit().modifier(FillingFrame())
      case .resizeAspectFill: Color.clear.overlay { picture.resizable().scaledToFill() }
      case .center: picture.modifier(FillingFrame())
      default: picture.resizable()
      }
    }
  }
}

/// A frame as large as the proposed size.
struct FillingFrame: ViewModifier {
  var alignment = Alignment.center

  func body(content: Content) -> some View {
    content.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
  }
}

private struct GradientContent: View {
  let layer: CAGradientLayer

  var body: some View {
    let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
    if !colors.isEmpty {
      switch layer.type {
      case .radial:
        GeometryReader { proxy in
          RadialGradient(
            gradient: gradient(colors), center: point(layer.startPoint), startRadius: 0,
            endRadius: abs(layer.endPoint.x - layer.startPoint.x) * proxy.size.width)
        }
      case .conic: AngularGradient(gradient: gradient(colors), center: point(layer.startPoint))
      default:
        LinearGradient(
          gradient: gradient(colors), startPoint: point(layer.startPoint),
          endPoint: point(layer.endPoint))
      }
    }
  }

  private func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }

  private func gradient(_ colors: [CGColor]) -> Gradient {
    let locations = layer.locations ?? []
    return Gradient(
      stops: colors.enumerated().map { index, color in
        Gradient.Stop(
          color: Color(cgColor: color),
          location: locations.indices.contains(index)
            ? CGFloat(locations[index].doubleValue)
            : CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
      })
  }
}

private struct ShapeContent: View {
  let layer: CAShapeLayer

  var body: some View {
    if let path = layer.path {
      let shape = Path(path)
      if let fill = layer.fillColor {
        shape.fill(Color(cgColor: fill), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
      }
      if let stroke = layer.strokeColor {
        shape.trim(from: layer.strokeStart, to: layer.strokeEnd)
          .stroke(Color(cgColor: stroke), style: style)
      }
    }
  }

  private var style: StrokeStyle {
    StrokeStyle(
      lineWidth: layer.lineWidth,
      lineCap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
      lineJoin: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter,
      miterLimit: layer.miterLimit,
      dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: layer.lineDashPhase)
  }
}

private struct TextContent: View {
  let layer: CATextLayer

  var body: some View {
    let text =
      layer.string as? NSAttributedString
      ?? NSAttributedString(string: layer.string as? String ?? "")
    AttributedLines(
      text: text, font: font, color: UIColor(cgColor: layer.foregroundColor ?? .white),
      alignment: alignment, vertical: .top
    )
    .lineLimit(layer.isWrapped ? nil : 1)
  }

  private var font: UIFont {
    if let font = layer.font as? UIFont { return font.withSize(layer.fontSize) }
    return (layer.font as? String).flatMap { UIFont(name: $0, size: layer.fontSize) }
      ?? .systemFont(ofSize: layer.fontSize)
  }

  private var alignment: NSTextAlignment {
    switch layer.alignmentMode {
    case .center: .center
    case .right: .right
    case .left: .left
    default: .natural
    }
  }
}
