// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

/// A component and a part of the expected diagnostic.
struct BadInput: CustomTestStringConvertible, Sendable {
  let words: String
  let make: @Sendable () -> any Component
  var testDescription: String { words }

  init(_ words: String, _ make: @escaping @Sendable () -> any Component) {
    self.words = words
    self.make = make
  }
}

private func linear(_ locations: Double...) -> LinearGradient {
  LinearGradient(
    stops: locations.map { .init(color: .red, location: $0) }, startPoint: .leading,
    endPoint: .trailing)
}

private func dashed(_ dash: Double..., phase: Double = 0, miterLimit: Double = 10) -> StyledShape {
  Circle().stroke(
    Color.red,
    style: StrokeStyle(lineWidth: 2, miterLimit: miterLimit, dash: dash, dashPhase: phase))
}

private func drawn(_ draw: @escaping @Sendable (inout Path) -> Void) -> Path { Path { draw(&$0) } }

private let dots = ImageData(pixelWidth: 2, pixelHeight: 2, pixels: [~0, ~0, ~0, ~0])

extension BadInput {
  static let gradients: [BadInput] = [
    BadInput("The gradient of fill has no colors") { Rectangle().fill(linear()) },
    BadInput("The gradient of stroke has no colors") { Rectangle().stroke(linear()) },
    BadInput("The gradient of background[0] has no colors") { Color.red.background(linear()) },
    BadInput("The gradient of overlay[0] has no colors") { Color.red.overlay(linear()) },
    BadInput("The gradient of foregroundStyle has no colors") {
      Text("a").foregroundStyle(linear())
    },
    BadInput("The gradient of foregroundStyle has no colors") {
      Symbol("star.fill").foregroundStyle(linear())
    },
    BadInput("The gradient of fill has no colors") {
      Canvas { context, _ in
        context.fill(Path(Rect(x: 0, y: 0, width: 9, height: 9)), with: linear())
      }
    },
    BadInput("fill.stops[1].location is nan") { Rectangle().fill(linear(0, .nan, 1)) },
    BadInput("fill.stops[0].location is infinity") { Rectangle().fill(linear(.infinity, 1)) },
    BadInput("fill.startPoint.x is nan") {
      Rectangle().fill(
        LinearGradient(
          colors: [.red, .blue], startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom))
    },
    BadInput("fill.center.y is infinity") {
      Rectangle().fill(
        RadialGradient(
          colors: [.red, .blue], center: UnitPoint(x: 0, y: .infinity), startRadius: 0,
          endRadius: 1))
    },
    BadInput("fill.startRadius is nan") { radial(.nan, 1) },
    BadInput("fill.startRadius is -1") { radial(-1, 1) },
    BadInput("fill.endRadius is infinity") { radial(0, .infinity) },
    BadInput("fill.endRadiusFraction is nan") {
      Rectangle().fill(EllipticalGradient(colors: [.red, .blue], endRadiusFraction: .nan))
    },
    BadInput("fill.endAngle is nan") {
      Rectangle().fill(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(.nan)))
    },
    BadInput("fill.scale is 0") { pattern(scale: 0) },
    BadInput("fill.scale is nan") { pattern(scale: .nan) },
    BadInput("fill.scale is -1") { pattern(scale: -1) },
    BadInput("fill.sourceRect.width is 0") {
      pattern(source: Rect(x: 0, y: 0, width: 0, height: 1))
    },
    BadInput("fill.sourceRect.x is nan") {
      pattern(source: Rect(x: .nan, y: 0, width: 1, height: 1))
    },
    BadInput("Its fill has a number") { Rectangle().fill(Color(red: .nan, green: 0, blue: 0)) },
    BadInput("Its fill has a number") { Color.red.opacity(.nan) as Color },
    BadInput("Its text has a number") { Text("a").foregroundStyle(Color(white: .nan)) },
  ]

  private static func radial(_ start: Double, _ end: Double) -> any Component {
    Rectangle().fill(
      RadialGradient(
        colors: [.red, .blue], center: .center, startRadius: start, endRadius: end))
  }

  private static func pattern(
    source: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) -> any Component {
    guard let dots else { return Color.red }
    return Rectangle().fill(ImagePaint(image: dots, sourceRect: source, scale: scale))
  }

  static let lines: [BadInput] = [
    BadInput("All its dashes have the length 0") { dashed(0) },
    BadInput("All its dashes have the length 0") { dashed(0, 0, 0) },
    BadInput("dash is -1") { dashed(4, -1) },
    BadInput("dash is nan") { dashed(.nan, 2) },
    BadInput("dash is infinity") { dashed(2, .infinity) },
    BadInput("more than 100,000 dashes") { dashed(1e-9) },
    BadInput("more than 100,000 dashes") { dashed(1e-300, 1e-300) },
    BadInput("dashPhase is nan") { dashed(4, phase: .nan) },
    BadInput("miterLimit is nan") { dashed(4, miterLimit: .nan) },
    BadInput("lineWidth is nan") { Circle().stroke(Color.red, lineWidth: .nan) },
    BadInput("lineWidth is -1") { Circle().strokeBorder(Color.red, lineWidth: -1) },
    BadInput("lineWidth is infinity") { Circle().stroke(Color.red, lineWidth: .infinity) },
    BadInput("Its stroke has a number") {
      Canvas { context, _ in
        context.stroke(
          Path(Rect(x: 0, y: 0, width: 9, height: 9)), with: Color.red,
          style: StrokeStyle(dash: [.nan]))
      }
    },
  ]

  static let paths: [BadInput] =
    [Double.nan, .infinity, -.infinity].flatMap { bad in
      [
        BadInput("path is nan") { drawn { $0.move(to: Point(x: bad, y: 0)) } },
        BadInput("path is nan") { drawn { $0.addLines([.zero, Point(x: 0, y: bad)]) } },
        BadInput("path is nan") { curve(Point(x: bad, y: 0), .zero, .zero) },
        BadInput("path is nan") { curve(.zero, Point(x: 0, y: bad), .zero) },
        BadInput("path is nan") { curve(.zero, .zero, Point(x: bad, y: 0)) },
        BadInput("path is nan") {
          drawn {
            $0.addArc(
              center: .zero, radius: 9, startAngle: .zero, endAngle: .degrees(bad),
              clockwise: false)
          }
        },
        BadInput("path is nan") {
          drawn { $0.addEllipse(in: Rect(x: 0, y: 0, width: bad, height: 9)) }
        },
        BadInput("path is nan") {
          Color.red.clipShape(drawn { $0.addLines([.zero, Point(x: bad, y: 0)]) })
        },
        BadInput("path is nan") { Spiral(turn: bad) },
        BadInput("drawing is nan") {
          Canvas { context, _ in
            context.fill(drawn { $0.addLines([.zero, Point(x: bad, y: 0)]) }, with: Color.red)
          }
        },
        BadInput("cornerRadii is \(bad.pointText)") {
          UnevenRoundedRectangle(topLeadingRadius: bad)
        },
        BadInput("trim is \(bad.pointText)") { Circle().trim(from: bad).stroke(Color.red) },
        BadInput("inset is \(bad.pointText)") { Circle().inset(by: bad).fill(Color.red) },
      ]
    } + [
      BadInput("cornerRadius is nan") { RoundedRectangle(cornerRadius: .nan) },
      BadInput("cornerRadius is nan") { Color.red.cornerRadius(.nan) },
      BadInput("cornerRadius is nan") {
        Color.clear.background(Color.red, in: RoundedRectangle(cornerRadius: .nan))
      },
      BadInput("cornerRadius is -1") { RoundedRectangle(cornerRadius: -1) },
      BadInput("Its fill has a number") { far(1e300) },
      BadInput("Its fill has a number") { far(1e308) },
      BadInput("Its fill has a number") { far(.greatestFiniteMagnitude) },
      BadInput("Its clip has a number") {
        Color.red.clipShape(
          drawn { $0.addLines([.zero, Point(x: 1e200, y: 1e199), Point(x: 0, y: 9)]) })
      },
      BadInput("The path of its fill is so long") { tangle(30_000).fill(Color.red) },
      BadInput("The path of its stroke is so long") { tangle(10_000).stroke(Color.red) },
    ]

  private static func curve(_ first: Point, _ second: Point, _ end: Point) -> Path {
    drawn { path in
      path.move(to: .zero)
      path.addCurve(to: end, control1: first, control2: second)
    }
  }

  private static func far(_ x: Double) -> any Component {
    drawn { $0.addLines([.zero, Point(x: x, y: x / 3), Point(x: 0, y: 30)]) }
  }

  /// Returns a path of overlapping lines that go up and down.
  private static func tangle(_ count: Int) -> Path {
    drawn { path in
      path.addLines(
        (0..<count * 6).map {
          Point(x: Double($0 * 7 % 60), y: $0.isMultiple(of: 2) ? 0 : 40)
        })
    }
  }

  private struct Spiral: Shape {
    let turn: Double

    func path(in rect: Rect) -> Path { Path { $0.addLines([.zero, Point(x: turn, y: turn)]) } }
  }

  static let effects: [BadInput] =
    [Double.nan, .infinity].flatMap { bad in
      [
        BadInput("blur[0].radius is \(bad.pointText)") { Color.red.blur(radius: bad) },
        BadInput("shadow[0].radius is \(bad.pointText)") { Color.red.shadow(radius: bad) },
        BadInput("shadow[0].x is \(bad.pointText)") { Color.red.shadow(radius: 1, x: bad) },
        BadInput("rotationEffect[0] is nan") { Color.red.rotationEffect(.degrees(bad)) },
        BadInput("rotationEffect[0].anchor.x is \(bad.pointText)") {
          Color.red.rotationEffect(.degrees(3), anchor: UnitPoint(x: bad, y: 0))
        },
        BadInput("scaleEffect[0].x is \(bad.pointText)") { Color.red.scaleEffect(x: bad) },
        BadInput("scaleEffect[0].anchor.y is \(bad.pointText)") {
          Color.red.scaleEffect(2, anchor: UnitPoint(x: 0, y: bad))
        },
        BadInput("offset[0].x is \(bad.pointText)") { Color.red.offset(x: bad) },
        BadInput("brightness[0] is \(bad.pointText)") { Color.red.brightness(bad) },
        BadInput("hueRotation[0] is nan") { Color.red.hueRotation(.degrees(bad)) },
      ]
    } + [
      BadInput("opacity[0] is nan") { Rectangle().opacity(.nan) },
      BadInput("blur[0].radius is -1") { Color.red.blur(radius: -1) },
      BadInput("Its blur has a number") { Color.red.blur(radius: 1e9) },
      BadInput("Its shadow has a number") { Color.red.shadow(radius: 1e9) },
      BadInput("Its transform has a number") { Color.red.scaleEffect(1e300) },
      BadInput("Its shadow has a number") {
        Color.red.shadow(color: Color(white: .nan), radius: 1)
      },
      BadInput("drawing is nan") {
        Canvas { context, _ in
          context.opacity = .nan
          context.fill(Path(Rect(x: 0, y: 0, width: 9, height: 9)), with: Color.red)
        }
      },
    ]

  static let texts: [BadInput] =
    [0, -1, .nan, .infinity, 1e9].map { size in
      BadInput("The font size \(size.pointText)") { Text("a").font(.system(size: size)) }
    }
    + [Double.nan, .infinity, 1e9].flatMap { bad in
      [
        BadInput("tracking is \(bad.pointText)") { Text("a").tracking(bad) },
        BadInput("baselineOffset is \(bad.pointText)") { Text("a").baselineOffset(bad) },
        BadInput("lineSpacing is \(bad.pointText)") { Text("a").lineSpacing(bad) },
      ]
    } + [
      BadInput("minimumScaleFactor is nan") { Text("a").minimumScaleFactor(.nan) },
      BadInput("capInsets.leading is nan") { resized(EdgeInsets(leading: .nan)) },
      BadInput("capInsets.top is -1") { resized(EdgeInsets(top: -1)) },
      BadInput("frame[0].width is nan") { resized(.zero).frame(width: .nan) },
    ]

  private static func resized(_ insets: EdgeInsets) -> some Component {
    var images: [any Component] = []
    if let dots { images.append(Image(dots).resizable(capInsets: insets)) }
    return ComponentList(images)
  }

  static let legal: [BadInput] = [
    BadInput("one stop") { Rectangle().fill(linear(0.5)) },
    BadInput("equal stops") { Rectangle().fill(linear(0.5, 0.5, 0.5)) },
    BadInput("stops beyond the ends") { Rectangle().fill(linear(-3, 7)) },
    BadInput("a gradient of zero length") {
      Rectangle().fill(
        LinearGradient(colors: [.red, .blue], startPoint: .center, endPoint: .center))
    },
    BadInput("equal radii") { radial(5, 5) },
    BadInput("radii of 0") { radial(0, 0) },
    BadInput("a gradient of zero angle") {
      Rectangle().fill(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .zero))
    },
    BadInput("no dashes") { dashed() },
    BadInput("one dash") { dashed(3) },
    BadInput("three dashes") { dashed(3, 1, 2) },
    BadInput("a dash of length 0") { dashed(0, 4, 3, 4) },
    BadInput("a broad line") { Circle().stroke(Color.red, lineWidth: 1e9) },
    BadInput("a far box") { Color.red.frame(width: 1e9, height: 1e9) },
    BadInput("a far corner") { RoundedRectangle(cornerRadius: 1e300) },
    BadInput("colors out of range") { Color(red: 7, green: -1, blue: .infinity) },
    BadInput("a hundred thousand elements") {
      drawn { path in
        path.addLines(
          (0..<100_000).map { Point(x: Double($0 % 60), y: 20 + Double($0 % 7)) })
      }
    },
    BadInput("a long border") {
      drawn { path in
        path.addLines((0..<2000).map { Point(x: Double($0 * 7 % 60), y: Double($0 * 11 % 40)) })
      }
      .strokeBorder(Color.red, lineWidth: 2)
    },
  ]
}
