// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension GraphicsContext {
  /// A color, a style or a gradient that fills or strokes a path.
  public struct Shading: Sendable {
    /// A paint of the engine, or a style whose paint depends on the path.
    enum Paint {
      case style(EngineStyle)
      case paint(PaintCommand.Paint)
      case pattern(Pattern)
    }

    /// A paint that depends on the bounds of the path.
    struct Pattern {
      /// Returns the paint for bounds.
      let paint: (CGRect) -> PaintCommand.Paint
      /// The image of the paint, if any.
      var image: ImageData?
    }

    private let make: @Sendable (EnvironmentValues) -> Paint

    /// Returns the paint in an environment.
    func paint(in environment: EnvironmentValues) -> Paint { make(environment) }

    /// The foreground style.
    public static var foreground: GraphicsContext.Shading { style(ForegroundStyle()) }

    /// Returns a color.
    public static func color(_ color: Color) -> GraphicsContext.Shading { style(color) }

    /// Returns a color from red, green and blue, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> GraphicsContext.Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a gray, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> GraphicsContext.Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style, which is relative to the bounding rectangle of the path.
    public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle {
      Shading { _ in .style(style.engine) }
    }

    /// Returns a mesh gradient, which is relative to the bounding rectangle of the path.
    public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading {
      style(mesh)
    }

    /// The content behind the path.
    public static var backdrop: GraphicsContext.Shading {
      let clear = ResolvedColor(name: "clear", red: 0, green: 0, blue: 0, opacity: 0)
      return Shading { _ in
        .paint(.backdrop(PaintCommand.Backdrop(blurRadius: 0, saturation: 1, tint: clear)))
      }
    }

    /// Returns several shadings for the levels of a hierarchy, of which a path has the first.
    public static func palette(
      _ array: [GraphicsContext.Shading]
    ) -> GraphicsContext.Shading {
      array.first ?? .color(.clear)
    }

    /// Returns an image that is repeated in all directions.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: The top left corner of the first repetition.
    ///   - sourceRect: The repeated part, in fractions of the image's sides.
    ///   - scale: The scale factor.
    /// - Returns: The shading.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> GraphicsContext.Shading {
      let style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { environment in
        let resolved = style._makeStyle(in: _ShapeStyleScope(environment)).paint
        return .pattern(
          Pattern(
            paint: { _ in resolved.paint(in: Rect(origin: origin.point, size: .zero)) },
            image: resolved.image))
      }
    }

    /// Returns a gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      let (start, end) = (startPoint.point, endPoint.point)
      return Shading { environment in
        let colors = options.gradient(gradient, in: environment)
        guard options.isRepeating else {
          return .paint(.linearGradient(colors, from: start, to: end))
        }
        return .pattern(
          Pattern { bounds in
            let range = options.range(alongLineFrom: start, to: end, covering: bounds)
            return .linearGradient(
              options.repeating(colors, in: range),
              from: start.mixed(with: end, by: range.lowerBound),
              to: start.mixed(with: end, by: range.upperBound))
          })
      }
    }

    /// Returns a gradient between two circles around a point, with radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      let (start, end) = (Double(startRadius), Double(endRadius))
      @Sendable func circles(
        _ colors: ResolvedGradient, _ inner: Double, _ outer: Double
      ) -> PaintCommand.Paint {
        .radialGradient(
          colors, center: center.point, startRadius: Size(width: inner, height: inner),
          endRadius: Size(width: outer, height: outer))
      }
      return Shading { environment in
        let colors = options.gradient(gradient, in: environment)
        guard options.isRepeating else { return .paint(circles(colors, start, end)) }
        return .pattern(
          Pattern { bounds in
            let range = options.range(
              alongRadiusFrom: start, to: end, around: center, covering: bounds)
            let length = end - start
            return circles(
              options.repeating(colors, in: range), start + length * range.lowerBound,
              start + length * range.upperBound)
          })
      }
    }

    /// Returns a gradient around a point that starts at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      // The gradient fills a whole turn, so that it does not repeat.
      Shading {
        .paint(
          .angularGradient(
            options.gradient(gradient, in: $0), center: center.point, startDegrees: angle.degrees,
            endDegrees: angle.degrees + 360))
      }
    }
  }
}
