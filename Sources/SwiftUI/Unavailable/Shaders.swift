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

/// A function of Metal with its arguments.
@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
public struct Shader {}

/// A function of Metal.
@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
public struct ShaderFunction {}

/// A library of functions of Metal.
@available(*, unavailable, message: "Metal does not exist on Linux. Use #if !os(Linux).")
public struct ShaderLibrary {}
