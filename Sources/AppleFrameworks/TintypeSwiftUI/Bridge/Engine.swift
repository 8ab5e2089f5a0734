// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// A node of the engine's tree.
typealias Node = TintypeComponents.Node

/// The engine's types that have the same names as types of this module.
enum Engine {
  typealias Alignment = TintypeComponents.Alignment
  typealias AnyLayout = TintypeComponents.AnyLayout
  typealias Binding = TintypeComponents.Binding
  typealias Button = TintypeComponents.Button
  typealias ButtonBorderShape = TintypeComponents.ButtonBorderShape
  typealias ButtonRole = TintypeComponents.ButtonRole
  typealias ButtonStyle = TintypeComponents.ButtonStyle
  typealias Canvas = TintypeComponents.Canvas
  typealias Color = TintypeComponents.Color
  typealias ColorPicker = TintypeComponents.ColorPicker
  typealias ContentUnavailableView = TintypeComponents.ContentUnavailableView
  typealias ControlSize = TintypeComponents.ControlSize
  typealias DisclosureGroup = TintypeComponents.DisclosureGroup
  typealias Divider = TintypeComponents.Divider
  typealias EnvironmentKey = TintypeComponents.EnvironmentKey
  typealias EnvironmentValues = TintypeComponents.EnvironmentValues
  typealias Font = TintypeScene.Font
  typealias ForEach = TintypeComponents.ForEach
  typealias Gauge = TintypeComponents.Gauge
  typealias GaugeStyle = TintypeComponents.GaugeStyle
  typealias GeometryReader = TintypeComponents.GeometryReader
  typealias GraphicsContext = TintypeComponents.GraphicsContext
  typealias Grid = TintypeComponents.Grid
  typealias GridItem = TintypeComponents.GridItem
  typealias GridRow = TintypeComponents.GridRow
  typealias GroupBox = TintypeComponents.GroupBox
  typealias HStack = TintypeComponents.HStack
  typealias Image = TintypeComponents.Image
  typealias Label = TintypeComponents.Label
  typealias LabeledContent = TintypeComponents.LabeledContent
  typealias Layout = TintypeComponents.Layout
  typealias LazyHGrid = TintypeComponents.LazyHGrid
  typealias LazyVGrid = TintypeComponents.LazyVGrid
  typealias List = TintypeComponents.List
  typealias Material = TintypeComponents.Material
  typealias MonthCalendar = TintypeComponents.MonthCalendar
  typealias Picker = TintypeComponents.Picker
  typealias PickerStyle = TintypeComponents.PickerStyle
  typealias ProgressView = TintypeComponents.ProgressView
  typealias ProgressViewStyle = TintypeComponents.ProgressViewStyle
  typealias ScrollView = TintypeComponents.ScrollView
  typealias Section = TintypeComponents.Section
  typealias SecureField = TintypeComponents.SecureField
  typealias Shape = TintypeComponents.Shape
  typealias ShapeStyle = TintypeComponents.ShapeStyle
  typealias Slider = TintypeComponents.Slider
  typealias Spacer = TintypeComponents.Spacer
  typealias Stepper = TintypeComponents.Stepper
  typealias Symbol = TintypeComponents.Symbol
  typealias Table = TintypeComponents.Table
  typealias TableColumn = TintypeComponents.TableColumn
  typealias Text = TintypeComponents.Text
  typealias TextCase = TintypeComponents.TextCase
  typealias TextEditor = TintypeComponents.TextEditor
  typealias TextField = TintypeComponents.TextField
  typealias TextFieldStyle = TintypeComponents.TextFieldStyle
  typealias Toggle = TintypeComponents.Toggle
  typealias ToggleStyle = TintypeComponents.ToggleStyle
  typealias VStack = TintypeComponents.VStack
  typealias ViewThatFits = TintypeComponents.ViewThatFits
  typealias WheelPicker = TintypeComponents.WheelPicker
  typealias ZStack = TintypeComponents.ZStack
}
