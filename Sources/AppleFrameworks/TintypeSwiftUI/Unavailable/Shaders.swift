// SPDX-License-Identifier: MIT

import Foundation

@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
extension View {
  /// Applies a shader to the colors of the view.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Applies a shader to the positions of the view.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Applies a shader to the view.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
extension VisualEffect {
  /// Applies a shader to the colors of the view.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Applies a shader to the positions of the view.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Applies a shader to the view.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
extension GraphicsContext.Filter {
  /// Returns a shader of the colors.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { .luminanceToAlpha }

  /// Returns a shader of the positions.
  public static func distortionShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { .luminanceToAlpha }

  /// Returns a shader.
  public static func layerShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { .luminanceToAlpha }
}

@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
extension GraphicsContext.Shading {
  /// Returns a shader.
  public static func shader(
    _ shader: Shader, bounds: CGRect = .zero
  ) -> GraphicsContext.Shading { .foreground }
}

// Variants: A function of Metal with its arguments; Shader
//   -> A function of Metal; ShaderFunction
//   | A library of functions of Metal; ShaderLibrary
/// A function of Metal with its arguments.
@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
public struct Shader {}
