// SPDX-License-Identifier: MIT

// Inputs for the geometry of scenes and of the painter, which is compiled for two processors as embedded Swift; see
// scripts/measure/arm64.

struct Input {
  var state: UInt64
  var digest: UInt64 = 0

  /// SplitMix64, as a number from 0 to below 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ mixed >> 31) >> 11) / 9_007_199_254_740_992
  }

  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
  mutating func chance(_ oneIn: Double) -> Bool { unit() * oneIn < 1 }

  mutating func point() -> Point { Point(x: between(-300, 900), y: between(-300, 900)) }
  mutating func size() -> Size { Size(width: between(0, 400), height: between(0, 400)) }
  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

  mutating func angle() -> Angle {
    if chance(3) { return Angle(degrees: (between(-8, 8)).rounded() * 45) }
    return chance(2) ? Angle(degrees: between(-800, 800)) : Angle(radians: between(-13, 13))
  }

  mutating func transform() -> Transform2D {
    switch Int(unit() * 4) {
    case 0: Transform2D(translationX: between(-90, 90), y: between(-90, 90))
    case 1: Transform2D(scaleX: between(-3, 3), y: between(-3, 3), about: point())
    case 2: Transform2D(rotation: angle(), about: point())
    default:
      Transform2D(
        a: between(-2, 2), b: between(-2, 2), c: between(-2, 2), d: between(-2, 2),
        tx: between(-90, 90), ty: between(-90, 90))
    }
  }

  mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<(1 + Int(unit() * 5)) {
      switch Int(unit() * 5) {
      case 0: path.addLine(to: point())
      case 1: path.addCurve(to: point(), control1: point(), control2: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3:
        path.addArc(
          center: point(), radius: between(-5, 300), startAngle: angle(), endAngle: angle(),
          clockwise: chance(2))
      default:
        path.addArc(
          from: point(), to: point(), radii: size(), rotation: angle(), isLarge: chance(2),
          isForward: chance(2))
      }
    }
    if chance(2) { path.closeSubpath() }
    return path
  }

  // MARK: Results

  mutating func add(_ number: Double) {
    digest = (digest ^ number.bitPattern) &* 0x100_0000_01B3
    digest ^= digest >> 29
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.width)
    add(rect.height)
  }

  mutating func add(_ transform: Transform2D) {
    add(Point(x: transform.a, y: transform.b))
    add(Point(x: transform.c, y: transform.d))
    add(Point(x: transform.tx, y: transform.ty))
  }

  mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .curve(let end, let first, let second):
        add(first)
        add(second)
        add(end)
      case .close: add(-1)
      }
    }
  }
}

extension Input {
  mutating func angles() {
    let (one, other) = (angle(), angle())
    for angle in [one, other, one + other, one - other, one * between(-3, 3)] {
      add(angle.degrees)
      add(angle.radians)
      add(angle.sine)
      add(angle.cosine)
    }
    add(Angle.arctangent(y: between(-9, 9), x: between(-9, 9)).degrees)
  }

  mutating func transforms() {
    let (one, other) = (transform(), transform())
    let both = one.concatenating(other)
    add(both)
    if let inverse = both.inverse { add(inverse) }
    add(point().applying(both))
    add(rect().applying(both))
  }

  mutating func projections() {
    var projection = Projection2D(transform())
    projection.g = between(-0.004, 0.004)
    projection.h = between(-0.004, 0.004)
    projection = projection.about(point())
    if let placed = projection.placed(by: transform()) { projection = placed }
    for number in projection.rows { add(number) }
    if let inverse = projection.inverse { for number in inverse.rows { add(number) } }
    add(rect().applying(projection))
  }

  mutating func roundedRectangles() {
    let (rect, style) = (rect(), chance(2) ? RoundedCornerStyle.circular : .continuous)
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadius: between(-5, 250), style: style)
    path.addRoundedRect(in: rect, cornerSize: size(), style: style)
    let radii = RectangleCornerRadii(
      topLeading: between(0, 250), bottomLeading: between(0, 250), bottomTrailing: between(0, 250),
      topTrailing: between(0, 250))
    path.addRoundedRect(in: rect, cornerRadii: radii, style: style)
    path.addEllipse(in: rect)
    add(path)
  }

  mutating func paths() {
    let path = path()
    add(path)
    add(path.applying(transform()))
    add(path.boundingRect)
    add(path.trimmedPath(from: between(-0.1, 1), to: between(0, 1.1)))
    for rule in FillRule.allCases {
      for _ in 0..<4 { add(path.contains(point(), fillRule: rule) ? 1 : 0) }
    }
  }

  mutating func colors() {
    func color(_ input: inout Input) -> ResolvedColor {
      ResolvedColor(
        red: input.unit(), green: input.unit(), blue: input.unit(), opacity: input.between(0, 1.2))
    }
    let mixed = color(&self).composited(over: color(&self))
    for number in [mixed.red, mixed.green, mixed.blue, mixed.opacity] { add(number) }
  }
}

extension Input {
  mutating func boxes() {
    let (scale, rect) = (Double(1 + Int(unit() * 3)), rect())
    for isSnapped in [false, true] {
      let box = PixelBox(rect, scale: scale, inset: between(0, 3), isSnapped: isSnapped)
      for edge in [box.left, box.top, box.right, box.bottom] { add(edge) }
      let radii = RectangleCornerRadii(
        topLeading: between(0, 250), bottomLeading: between(0, 250),
        bottomTrailing: between(0, 250), topTrailing: between(0, 250))
      let style = chance(2) ? RoundedCornerStyle.circular : .continuous
      for corner in PaintedCorners(radii, style, scale: scale, in: box).inset(by: 1).clockwise {
        add(corner.reach)
        for curve in corner.curves {
          for place in [curve.first, curve.second, curve.end] {
            add(Point(x: place.back, y: place.on))
          }
        }
      }
    }
    var projection = Projection2D(transform())
    projection.g = between(-0.004, 0.004)
    let area = PixelArea(left: 0, top: 0, right: 300, bottom: 200).applying(projection)
    for edge in [area.left, area.top, area.right, area.bottom] { add(Double(edge)) }
  }
}

/// Returns a digest of the results of a part with the input at an index; 0 if there is no such part.
@_cdecl("tintype_geometry") public func geometry(_ part: Int32, _ index: UInt64) -> UInt64 {
  var input = Input(state: index &* 0xD1B5_4A32_D192_ED03 &+ UInt64(part))
  switch part {
  case 0: input.angles()
  case 1: input.transforms()
  case 2: input.projections()
  case 3: input.roundedRectangles()
  case 4: input.paths()
  case 5: input.colors()
  case 6: input.boxes()
  default: return 0
  }
  return input.digest
}
