// SPDX-License-Identifier: MIT

import TintypeComponents

/// The examples of the guide “Shapes and effects”.
enum ShapeExamples {
  static let all = [
    shapes, strokes, canvas, decorations, clips, effects, colorEffects,
  ]

  static let shapes = GuideExample("shapes") {
    // example: shapes
    HStack {
      Rectangle()
      RoundedRectangle(cornerRadius: 12)
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
    }
    .foregroundStyle(.teal)
    .frame(height: 48)
    HStack {
      Capsule().fill(.orange)
      Circle().fill(.pink)
      Ellipse().fill(.indigo)
    }
    .frame(height: 48)
    // end
  }

  static let strokes = GuideExample("strokes") {
    // example: strokes
    HStack(spacing: 16) {
      Circle().stroke(.blue, lineWidth: 6)
      Circle().strokeBorder(.blue, lineWidth: 6)
      Circle().fill(Color.yellow).strokeBorder(.orange, lineWidth: 3)
      Circle().inset(by: 3).rotation(.degrees(-90)).trim(from: 0, to: 0.7)
        .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      RoundedRectangle(cornerRadius: 8)
        .strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
    }
    .frame(height: 44)
    HStack(spacing: 16) {
      Rectangle().scale(x: 0.5).fill(.gray)
      Rectangle().offset(x: 8, y: 4).fill(.gray)
      Rectangle().rotation(.degrees(8)).fill(.gray)
    }
    .frame(height: 36)
    HStack {
      Triangle().fill(.purple)
      Triangle().stroke(.purple, lineWidth: 2)
      Path(ellipseIn: Rect(x: 0, y: 0, width: 30, height: 60)).fill(.gray)
    }
    .frame(height: 60)
    // end
  }

  static let canvas = GuideExample("canvas") {
    // example: canvas
    Canvas { context, size in
      for (index, value) in [0.3, 0.5, 0.4, 0.8, 1.0].enumerated() {
        let bar = Rect(
          x: Double(index) * size.width / 5 + 4, y: size.height * (1 - value),
          width: size.width / 5 - 8, height: size.height * value)
        context.fill(Path(bar), with: index == 4 ? Color.orange : .blue)
      }
      context.opacity = 0.5
      context.stroke(
        Path { path in
          path.move(to: Point(x: 0, y: size.height / 2))
          path.addLine(to: Point(x: size.width, y: size.height / 2))
        },
        with: Color.primary, style: StrokeStyle(lineWidth: 1, dash: [4]))
    }
    .frame(height: 100)
    // end
  }

  static let decorations = GuideExample("decorations") {
    // example: decorations
    Text("Background and border").padding(8).background(Color.yellow.opacity(0.4)).border(.orange)
    Text("In a shape").padding(8).background(.mint, in: RoundedRectangle(cornerRadius: 8))
    Text("Components behind and in front")
      .padding(8)
      .background(alignment: .bottom) { Color.red.frame(height: 2) }
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    // end
  }

  static let clips = GuideExample("clips") {
    // example: clips
    HStack {
      Stripes().frame(width: 56, height: 56).clipShape(Circle())
      Stripes().frame(width: 56, height: 56).cornerRadius(12)
      Stripes().frame(width: 90, height: 56).frame(width: 56).clipped()
      Stripes().frame(width: 90, height: 56).mask { Text("Mask").font(.title.bold()) }
    }
    // end
  }

  static let effects = GuideExample("effects") {
    // example: effects
    HStack {
      Text("Shadow").padding(8).background(.white).shadow(radius: 4, y: 2)
      Text("Blur").padding(8).blur(radius: 2)
      Text("Faint").padding(8).opacity(0.4)
      Text("Hidden").padding(8).hidden()
    }
    HStack(spacing: 20) {
      Text("Rotated").padding(8).border(.gray).rotationEffect(.degrees(-12))
      Text("Scaled").padding(8).border(.gray).scaleEffect(1.25)
      Text("Mirrored").padding(8).border(.gray).scaleEffect(x: -1)
    }
    .padding(.vertical, 12)
    // end
  }

  static let colorEffects = GuideExample("colorEffects") {
    // example: colorEffects
    HStack {
      Stripes()
      Stripes().brightness(0.3)
      Stripes().contrast(0.5)
      Stripes().saturation(0.3)
    }
    .frame(height: 44)
    HStack {
      Stripes().grayscale(1)
      Stripes().hueRotation(.degrees(120))
      Stripes().colorInvert()
      Stripes().colorMultiply(.yellow)
    }
    .frame(height: 44)
    HStack {
      for mode in [BlendMode.normal, .multiply, .screen, .difference] {
        ZStack {
          Circle().fill(.orange).frame(width: 40, height: 40).offset(x: -10)
          Circle().fill(.blue).frame(width: 40, height: 40).offset(x: 10).blendMode(mode)
        }
        .compositingGroup()
        .frame(maxWidth: .infinity)
      }
    }
    // end
  }
}

// example: strokes
struct Triangle: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.move(to: Point(x: rect.midX, y: rect.minY))
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
      path.addLine(to: Point(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
// end

// example: clips
struct Stripes: Component {
  var body: some Component {
    HStack(spacing: 0) {
      Color.red
      Color.orange
      Color.green
      Color.blue
    }
  }
}
// end
