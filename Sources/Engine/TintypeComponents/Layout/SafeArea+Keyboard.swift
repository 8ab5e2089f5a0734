// SPDX-License-Identifier: MIT

/// The way in which content treats the software keyboard.
package enum KeyboardAvoidance: String, Hashable, Codable, Sendable {
  /// The content, and everything in it, extends behind the keyboard.
  case ignored
  /// The content extends behind the keyboard, but parts of it can avoid it.
  case behind
  /// The content ends above the keyboard, unless content around it ignores the keyboard.
  case avoided
  /// The content ends above the keyboard.
  case always
}

extension SafeArea {
  /// Returns the safe area and the frame of content that treats the keyboard in a way.
  ///
  /// - Parameters:
  ///   - frame: The frame in which the content would be otherwise.
  ///   - avoidance: The way.
  ///   - edge: The upper edge of the keyboard on the canvas.
  /// - Returns: The safe area and the frame.
  func treating(
    _ frame: Rect, _ avoidance: KeyboardAvoidance, keyboard edge: Double
  ) -> (area: SafeArea, frame: Rect) {
    var (area, frame) = (self, frame)
    switch avoidance {
    case .ignored, .behind:
      if touchesBottom(frame) { frame.size.height += bottom - rect.maxY }
      area = withoutKeyboard
      if avoidance == .behind { area.keyboard = keyboard }
    case .avoided, .always:
      let edge = avoidance == .always ? edge : keyboard
      guard frame.maxY > edge, edge > frame.minY else { break }
      (area.rect, area.bottom) = (frame, frame.maxY)
      area.cut(at: edge)
      frame = area.rect
    }
    return (area, frame)
  }
}

extension Component {
  /// Returns the component with a treatment of the software keyboard.
  package func keyboardAvoidance(_ avoidance: KeyboardAvoidance) -> some Component {
    modifier(.keyboard(avoidance))
  }
}

extension GeometryProxy {
  /// The geometry of the part of a screen above the software keyboard.
  package var aboveKeyboard: GeometryProxy {
    guard keyboardInset > 0 else { return self }
    var (size, insets) = (size, safeAreaInsets)
    size.height -= keyboardInset
    insets.bottom = max(insets.bottom - keyboardInset, 0)
    return GeometryProxy(
      size: size, frame: Rect(origin: frame.origin, size: size), safeAreaInsets: insets,
      reach: reach, isOverContent: isOverContent, keyboardInset: 0)
  }
}
