// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// A node of the engine's tree.
typealias Node = TintypeComponents.Node

/// The engine's types that have the same names as types of this module.
enum Engine {
  typealias Alignment = TintypeComponents.Alignment
  typealias Button = TintypeComponents.Button
  typealias Color = TintypeComponents.Color
  typealias EnvironmentKey = TintypeComponents.EnvironmentKey
  typealias EnvironmentValues = TintypeComponents.EnvironmentValues
  typealias ForEach = TintypeComponents.ForEach
  typealias HStack = TintypeComponents.HStack
  typealias Material = TintypeComponents.Material
  typealias ShapeStyle = TintypeComponents.ShapeStyle
  typealias Text = TintypeComponents.Text
  typealias VStack = TintypeComponents.VStack
  typealias ZStack = TintypeComponents.ZStack
}
