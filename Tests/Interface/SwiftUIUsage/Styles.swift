// SPDX-License-Identifier: MIT

import SwiftUI

private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.lineLimit == nil ? Color.yellow : .orange
  }
}

private struct Brand: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(red: 0.1, green: 0.2, blue: 0.3)
  }
}

private struct Theme {
  var background: Color
  var accent: some ShapeStyle { background.gradient }
  var any: AnyShapeStyle
}

extension Color {
  fileprivate static let brand = Color("Brand")
  fileprivate static let brandText = Color("BrandText", bundle: .main)

  fileprivate init(hex: UInt) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: 1)
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brandBlue: Color { Color(hex: 0x3366FF) }
}

extension ShapeStyle where Self == Warning {
  fileprivate static var warning: Warning { Warning() }
}

struct ColorValues {
  let colors: [Color] = [
    Color(red: 0.1, green: 0.2, blue: 0.3), Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5),
    Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3), Color(.displayP3, white: 0.5, opacity: 1),
    Color(white: 0.5), Color(white: 0.5, opacity: 0.3),
    Color(hue: 0.5, saturation: 0.5, brightness: 0.5),
    Color(hue: 0.5, saturation: 0.5, brightness: 0.5, opacity: 1),
    Color(uiColor: .systemBackground), Color(.secondarySystemBackground), Color(UIColor.red),
    Color(cgColor: UIColor.red.cgColor), Color(UIColor.red.cgColor), Color(Brand()),
    Color(Color.Resolved(colorSpace: .sRGB, red: 1, green: 0, blue: 0, opacity: 1)),
    Color(ColorResource(name: "Brand", bundle: .main)), Color("Brand", bundle: nil),
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .white, .gray, .black, .clear, .primary, .secondary, .accentColor,
    .red.opacity(0.5), .red.mix(with: .blue, by: 0.5),
    .red.mix(with: .blue, by: 0.5, in: .device),
  ]

  func components(in environment: EnvironmentValues) -> [Float] {
    var resolved = Color.red.resolve(in: environment)
    resolved.red = 0.5
    return [
      resolved.red, resolved.green, resolved.blue, resolved.opacity, resolved.linearRed,
      resolved.linearGreen, resolved.linearBlue,
    ]
  }

  var uiColor: UIColor { UIColor(Color.red) }
  var cgColor: CGColor? { Color.red.cgColor }
  var text: String { "\(Color.red)" }
  var isSame: Bool { Color.red == .red && Set([Color.red]).contains(.red) }
}

struct ForegroundStyles: View {
  var highlight: Color?
  var isActive = false

  var body: some View {
    Group {
      Text("1").foregroundStyle(.red).foregroundStyle(.red.opacity(0.5))
      Text("2").foregroundStyle(.primary).foregroundStyle(.secondary).foregroundStyle(.tertiary)
      Text("3").foregroundStyle(.quaternary).foregroundStyle(.quinary)
      Text("4").foregroundStyle(.tint).foregroundStyle(.tint.opacity(0.5)).foregroundStyle(.link)
      Text("5").foregroundStyle(.background).foregroundStyle(.foreground).foregroundStyle(.fill)
      Text("6").foregroundStyle(.separator).foregroundStyle(.placeholder).foregroundStyle(
        .selection)
      Text("7").foregroundStyle(.regularMaterial).foregroundStyle(.thickMaterial)
      Text("8").foregroundStyle(.thinMaterial).foregroundStyle(.bar).foregroundStyle(
        .ultraThinMaterial)
      Text("9").foregroundStyle(isActive ? .primary : .secondary)
      Text("10").foregroundStyle(isActive ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    }
    Group {
      Text("1").foregroundStyle(.red, .blue).foregroundStyle(.red, .blue, .green)
      Text("2").foregroundStyle(.warning).foregroundStyle(Warning()).foregroundStyle(.brandBlue)
      Text("3").foregroundStyle(.red.secondary).foregroundStyle(.tint.tertiary)
      Text("4").foregroundStyle(.background.secondary).foregroundStyle(.fill.quaternary)
      Text("5").foregroundStyle(.red.shadow(.drop(radius: 2, x: 1, y: 1)))
      Text("6").foregroundStyle(.shadow(.drop(color: .black, radius: 2))).foregroundStyle(
        .opacity(0.5))
      Text("7").foregroundStyle(.blendMode(.multiply)).foregroundStyle(.red.blendMode(.screen))
      Text("8").foregroundStyle(.red.gradient).foregroundStyle(
        Color.red.gradient.colorSpace(.perceptual))
      Text("9").foregroundStyle(.windowBackground).foregroundStyle(.red.quinary)
      Text("10").foregroundStyle(.bar.materialActiveAppearance(.active))
    }
    Group {
      Text("1").foregroundColor(.red).foregroundColor(nil).foregroundColor(highlight)
      Text("2").foregroundColor(isActive ? .accentColor : .secondary)
      Text("3").tint(.red).tint(nil).tint(highlight).tint(Color.red.gradient).tint(Color.red)
      Text("4").accentColor(.red).accentColor(nil)
      Text("5").backgroundStyle(.red).backgroundStyle(.regularMaterial)
      Text("6").foregroundStyle(.inner)
    }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  fileprivate static var inner: AnyShapeStyle { AnyShapeStyle(.red.shadow(.inner(radius: 1))) }
}

struct Gradients: View {
  let gradient = Gradient(colors: [.red, .blue])
  let stops = [
    Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1),
  ]
  let any = AnyGradient(Gradient(stops: [.init(color: .red, location: 0)]))

  var body: some View {
    Group {
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      LinearGradient(
        colors: [.red, .clear], startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 1))
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 50)
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)
      RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 50)
    }
    Group {
      AngularGradient(gradient: gradient, center: .center)
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(90))
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90))
      AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
      AngularGradient(colors: [.red], center: .center, angle: .degrees(90))
      AngularGradient(stops: stops, center: .center)
      EllipticalGradient(gradient: gradient)
      EllipticalGradient(colors: [.red, .blue], center: .top)
      EllipticalGradient(stops: stops, startRadiusFraction: 0.1, endRadiusFraction: 1)
    }
    Group {
      Text("1").foregroundStyle(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
      Text("2").foregroundStyle(
        .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("3").foregroundStyle(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
      Text("4").foregroundStyle(.linearGradient(any, startPoint: .top, endPoint: .bottom))
      Text("5").foregroundStyle(
        .radialGradient(gradient, center: .top, startRadius: 0, endRadius: 1))
      Text("6").foregroundStyle(
        .radialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 1))
      Text("7").foregroundStyle(
        .radialGradient(stops: stops, center: .top, startRadius: 0, endRadius: 1))
      Text("8").foregroundStyle(.radialGradient(any, endRadius: 1))
    }
    Group {
      Text("1").foregroundStyle(.ellipticalGradient(gradient)).foregroundStyle(
        .ellipticalGradient(any))
      Text("2").foregroundStyle(.ellipticalGradient(colors: [.red]))
      Text("3").foregroundStyle(.ellipticalGradient(stops: stops, center: .top))
      Text("4").foregroundStyle(
        .angularGradient(colors: [.red], center: .top, startAngle: .zero, endAngle: .zero))
      Text("5").foregroundStyle(
        .angularGradient(gradient, center: .top, startAngle: .zero, endAngle: .zero))
      Text("6").foregroundStyle(
        .angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .zero))
      Text("7").foregroundStyle(.angularGradient(any, startAngle: .zero, endAngle: .zero))
      Text("8").foregroundStyle(.conicGradient(gradient, center: .top)).foregroundStyle(
        .conicGradient(any))
      Text("9").foregroundStyle(.conicGradient(colors: [.red], center: .top, angle: .degrees(3)))
      Text("10").foregroundStyle(.conicGradient(stops: stops, center: .top))
    }
    Text("Image").foregroundStyle(ImagePaint(image: Image("Paper"), sourceRect: .zero, scale: 2))
    Text("Image").foregroundStyle(.image(Image("Paper"), scale: 0.5))
  }
}

struct MeshGradients {
  private static let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors: [Color] = [.red, .green, .blue, .yellow]

  @MainActor var meshes: [MeshGradient] {
    let bezierPoints = Self.points.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
        bottomControlPoint: $0)
    }
    let resolved = Self.colors.map { $0.resolve(in: EnvironmentValues()) }
    var mesh = MeshGradient(width: 2, height: 2, points: Self.points, colors: Self.colors)
    mesh.background = .black
    mesh.smoothsColors.toggle()
    mesh.colorSpace = .perceptual
    mesh.locations = .bezierPoints(bezierPoints)
    mesh.colors = .resolvedColors(resolved)
    return [
      mesh,
      MeshGradient(
        width: 2, height: 2, points: Self.points, colors: Self.colors, background: .white,
        smoothsColors: false, colorSpace: .perceptual),
      MeshGradient(width: 2, height: 2, points: Self.points, resolvedColors: resolved),
      MeshGradient(width: 2, height: 2, bezierPoints: bezierPoints, colors: Self.colors),
      MeshGradient(width: 2, height: 2, bezierPoints: bezierPoints, resolvedColors: resolved),
      MeshGradient(
        width: 2, height: 2, locations: .points(Self.points), colors: .colors(Self.colors)),
    ]
  }
}

struct MeshGradientUses: View {
  let mesh: MeshGradient

  var body: some View {
    mesh.ignoresSafeArea()
    Circle().fill(mesh).background(mesh, in: .capsule)
    Canvas { context, _ in
      context.fill(Path(ellipseIn: .infinite), with: .meshGradient(mesh))
    }
  }
}
