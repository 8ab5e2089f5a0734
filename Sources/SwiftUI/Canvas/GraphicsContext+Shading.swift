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

    /// Returns a gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      Shading {
        .paint(
          .linearGradient(
            AnyGradient(gradient).engine(in: $0), from: startPoint.point, to: endPoint.point))
      }
    }

    /// Returns a gradient between two circles around a point, with radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      Shading {
        .paint(
          .radialGradient(
            AnyGradient(gradient).engine(in: $0), center: center.point,
            startRadius: Size(width: Double(startRadius), height: Double(startRadius)),
            endRadius: Size(width: Double(endRadius), height: Double(endRadius))))
      }
    }

    /// Returns a gradient around a point that starts at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading {
      Shading {
        .paint(
          .angularGradient(
            AnyGradient(gradient).engine(in: $0), center: center.point, startDegrees: angle.degrees,
            endDegrees: angle.degrees + 360))
      }
    }
  }
}
