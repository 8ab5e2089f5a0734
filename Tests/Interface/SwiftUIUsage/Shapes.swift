// SPDX-License-Identifier: MIT

import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: .init(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Pie: InsettableShape {
  var start: Angle
  var end: Angle
  private var amount: CGFloat = 0

  init(start: Angle, end: Angle) {
    self.start = start
    self.end = end
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2 - amount, startAngle: start,
      endAngle: end, clockwise: false)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

struct Wave: Shape {
  var phase: Double

  init(phase: Double = 0) { self.phase = phase }

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for x in stride(from: 0, through: rect.width, by: 4) {
      let y = sin(x / 10 + phase) * rect.height / 2
      if path.isEmpty {
        path.move(to: CGPoint(x: x, y: y))
      } else {
        path.addLine(to: CGPoint(x: x, y: y))
      }
    }
    return path
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 40, height: 20)
  }

  static var role: ShapeRole { .stroke }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

struct BuiltInShapeUsage: View {
  var body: some View {
    VStack {
      Rectangle()
      RoundedRectangle(cornerRadius: 8)
      RoundedRectangle(cornerRadius: 8, style: .circular)
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))
      RoundedRectangle(cornerSize: .init(width: 8, height: 8), style: .continuous)
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8), style: .circular)
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomLeading: 1, topTrailing: 2))
    }
    VStack {
      Capsule()
      Capsule(style: .circular)
      Circle()
      Ellipse()
      ContainerRelativeShape()
      AnyShape(Circle())
      Triangle()
      Pie(start: .zero, end: .degrees(90))
      Wave(phase: 1)
    }
  }
}

struct ShapeStyleUsage: View {
  let lineWidth: CGFloat = 2

  var body: some View {
    VStack {
      Circle().fill()
      Circle().fill(.red)
      Circle().fill(Color.red.opacity(0.5))
      Circle().fill(.red, style: FillStyle(eoFill: true))
      Circle().fill(style: FillStyle(eoFill: true, antialiased: false))
      Circle().stroke()
      Circle().stroke(lineWidth: lineWidth)
      Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
      Circle().stroke(Color.red)
      Circle().stroke(.red, lineWidth: lineWidth)
    }
    VStack {
      Circle().stroke(.red, lineWidth: 2, antialiased: false)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
      Circle().stroke(.red, style: .init(), antialiased: true)
      Circle().strokeBorder()
      Circle().strokeBorder(lineWidth: 2)
      Circle().strokeBorder(.red)
      Circle().strokeBorder(Color.red, lineWidth: 2, antialiased: false)
      Circle().strokeBorder(
        .red,
        style: StrokeStyle(
          lineWidth: 1, lineCap: .butt, lineJoin: .bevel, miterLimit: 4, dash: [], dashPhase: 0))
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: true)
      Pie(start: .zero, end: .radians(1)).strokeBorder(.red, lineWidth: 2)
    }
    VStack {
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      Circle().fill(.red).strokeBorder(.blue)
      Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 2))
      Circle().stroke(.red).fill(.blue)
      Circle().stroke(.red).stroke(.blue, style: StrokeStyle())
      Circle().strokeBorder(.red).fill()
      Circle().stroke(lineWidth: 2).fill(.red)
      Circle().stroke(lineWidth: 2).foregroundStyle(.red)
    }
  }
}

struct AdjustedShapeUsage: View {
  @State private var progress: CGFloat = 0.5

  var body: some View {
    VStack {
      Circle().trim(from: 0, to: progress).stroke(.red, lineWidth: 2)
      Circle().trim(to: 0.5)
      Rectangle().inset(by: 2)
      RoundedRectangle(cornerRadius: 4).inset(by: 2).stroke(.red)
      Rectangle().rotation(.degrees(45))
      Rectangle().rotation(.degrees(45), anchor: .topLeading).strokeBorder(.red)
      Rectangle().scale(0.5)
      Rectangle().scale(x: 0.5, y: 2, anchor: .bottom)
      Rectangle().offset(x: 1, y: 2)
      Rectangle().offset(CGPoint(x: 1, y: 2)).fill(.red)
    }
    VStack {
      Rectangle().offset(CGSize(width: 1, height: 2)).stroke(.red)
      Rectangle().size(width: 10, height: 10)
      Rectangle().size(CGSize(width: 10, height: 10))
      Rectangle().size(width: 10, height: 10, anchor: .center)
      Rectangle().size(CGSize(width: 10, height: 10), anchor: .trailing)
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 2))
      OffsetShape(shape: Circle(), offset: .zero)
      RotatedShape(shape: Circle(), angle: .zero, anchor: .center)
      ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 1))
      TransformedShape(shape: Circle(), transform: .identity)
    }
  }
}

struct StaticShapeUsage: View {
  let isRound: Bool

  private var outline: some Shape { RoundedRectangle(cornerRadius: 8) }
  private var erased: AnyShape { isRound ? AnyShape(Circle()) : AnyShape(.rect) }

  var body: some View {
    VStack {
      Text("a").clipShape(.circle)
      Text("b").clipShape(.rect(cornerRadius: 8))
      Text("c").clipShape(.rect(cornerRadius: 8, style: .continuous))
      Text("d").clipShape(.rect(cornerSize: CGSize(width: 1, height: 2)))
      Text("e").clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
      Text("f").clipShape(.rect(cornerRadii: .init(topLeading: 1)))
      Text("g").clipShape(.capsule)
      Text("h").clipShape(.capsule(style: .circular))
      Text("i").clipShape(.ellipse)
    }
    VStack {
      Text("j").clipShape(.rect)
      Text("k").clipShape(.containerRelative)
      Text("l").clipShape(outline, style: FillStyle())
      Text("m").clipShape(erased)
      erased.fill(.red)
      Text("n").containerShape(RoundedRectangle(cornerRadius: 16))
      Text("o").containerShape(.rect(cornerRadius: 16))
    }
  }
}

struct PathUsage: View {
  var body: some View {
    GeometryReader { proxy in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: proxy.size.width, y: 0))
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: .zero)
        path.addCurve(
          to: CGPoint(x: 1, y: 2), control1: .zero, control2: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRects([.zero], transform: .identity)
        path.addRoundedRect(
          in: CGRect(origin: .zero, size: proxy.size), cornerSize: CGSize(width: 4, height: 4))
        path.addRoundedRect(
          in: CGRect(origin: .zero, size: proxy.size), cornerRadii: .init(topLeading: 4))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        path.addRelativeArc(
          center: .zero, radius: 4, startAngle: .degrees(0), delta: .degrees(90))
        path.addArc(
          center: .init(x: 4, y: 4), radius: proxy.size.width / 2, startAngle: .zero,
          endAngle: .degrees(90), clockwise: true)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 4, y: 4), radius: 2)
        path.addPath(Path(CGRect.zero), transform: CGAffineTransform(translationX: 1, y: 1))
      }
      .stroke(.red, lineWidth: 2)
    }
  }

  func values(_ path: Path) -> [CGFloat] {
    let copy = Path(path.cgPath).applying(.identity).offsetBy(dx: 1, dy: 1)
    var count = 0
    path.forEach { element in
      switch element {
      case .move(to: let point), .line(to: let point): count += Int(point.x)
      case .quadCurve(to: _, control: _), .curve(to: _, control1: _, control2: _): count += 1
      case .closeSubpath: break
      }
    }
    return [
      copy.boundingRect.width, path.currentPoint?.x ?? 0, CGFloat(count),
      path.contains(.zero, eoFill: true) ? 1 : 0, path.isEmpty ? 1 : 0,
      path.trimmedPath(from: 0, to: 0.5).boundingRect.height,
      path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect.width,
      CGFloat(Path(path.description)?.description.count ?? 0),
      Path(ellipseIn: .zero).boundingRect.minX,
      Path(roundedRect: .zero, cornerRadius: 4).boundingRect.minX,
      Path(roundedRect: .zero, cornerSize: .zero, style: .circular).boundingRect.minX,
      Path(roundedRect: .zero, cornerRadii: .init()).boundingRect.minX,
    ]
  }
}
