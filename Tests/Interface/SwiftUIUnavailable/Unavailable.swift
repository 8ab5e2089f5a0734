// SPDX-License-Identifier: MIT

// Uses of unavailable declarations, each followed by the expected error of the compiler.
// `scripts/checks/interface` compiles this file, which is not part of a target.

import SwiftUI

func launch(_ actions: DefaultDocumentGroupLaunchActions) {}
// expected-error@-1 {{Documents cannot be opened on Linux. Use #if !os(Linux), and test the}}

func frame(of proxy: DocumentLaunchGeometryProxy) {}
// expected-error@-1 {{'DocumentLaunchGeometryProxy' is unavailable: Documents cannot be opened}}

struct Others: View {
  var body: some View {
    HSplitView { Text("macOS") }
    // expected-error@-1 {{It exists on macOS only. Use an HStack, or #if os(macOS).}}
  }
}

@MainActor func draw(_ renderer: ImageRenderer<Text>) {
  renderer.render { _, _ in }
  // expected-error@-1 {{unavailable: PDF contexts do not exist on Linux. Use uiImage or cgImage}}
}

struct Renderers: View {
  var body: some View { Text("layout") }

  func attributes(_ scope: AttributeScopes.SwiftUIAttributes) {
    _ = scope.accessibility
    // expected-error@-1 {{Foundation has no such attributes on Linux. Use the accessibility}}
    _ = scope.adaptiveImageGlyph
    // expected-error@-1 {{Adaptive image glyphs do not exist on Linux. Use Text(Image(…))}}
  }

  func shaders(_ shader: Shader) {
    _ = GraphicsContext.Filter.colorShader(shader)
    // expected-error@-1 {{unavailable: Metal does not exist on Linux.}}
    _ = GraphicsContext.Shading.shader(shader)
    // expected-error@-1 {{unavailable: Metal does not exist on Linux.}}
  }

  func launch(_ actions: DefaultDocumentGroupLaunchActions) {}
  // expected-error@-1 {{unavailable: Documents cannot be opened on Linux. Use #if !os(Linux)}}
}
