// SPDX-License-Identifier: MIT

/// A system of linear constraints with priorities, solved by the simplex method.
///
/// A constraint of a lower priority never affects how well one of a higher priority is satisfied.
/// Within one priority, the sum of the deviations is minimal. Variables have any sign, as in
/// “Solving Linear Arithmetic Constraints for User Interface Applications” (UIST 1997).
/// Symbols have an order, so that the result does not depend on hashes.
package struct ConstraintSolver {
  /// The relation of an expression to zero.
  package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// The priority of conditions.
  package static let required = 1000.0

  /// A number below which coefficients and deviations count as zero.
  static let tolerance = 1e-9
  /// The maximum number of pivots for one objective; further ones are omitted.
  static let maximumPivots = 5000

  private let variableCount: Int
  private var symbolCount: Int
  /// The expressions of the basic symbols, which contain nonbasic symbols only.
  private var rows: [Int: Row] = [:]
  /// The symbols of deviations by priority.
  private var deviations: [Double: [Int]] = [:]
  /// The symbols that stay zero.
  private var fixed: Set<Int> = []

  /// Creates a system of variables with the indices `0..<variableCount`.
  package init(variableCount: Int) {
    self.variableCount = variableCount
    symbolCount = variableCount
  }

  /// Adds a constraint.
  ///
  /// - Parameters:
  ///   - terms: The coefficients of the variables.
  ///   - constant: The constant.
  ///   - relation: The relation of the sum to zero.
  ///   - priority: The priority; a condition if it is at least `required`.
  /// - Returns: `false` if a condition contradicts earlier ones, or contains a number that is not
  ///   finite. Such a constraint is not added.
  package mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], constant: Double, _ relation: Relation,
    priority: Double = required
  ) -> Bool {
    guard constant.isFinite, terms.allSatisfy(\.coefficient.isFinite),
      terms.allSatisfy({ (0..<variableCount).contains($0.variable) })
    else { return false }
    var row = Row(constant: constant)
    for (variable, coefficient) in terms {
      row.add(rows[variable] ?? Row(terms: [variable: 1]), times: coefficient)
    }
    var own: [Int] = []
    func addSymbol(_ coefficient: Double) {
      row.terms[symbolCount] = coefficient
      own.append(symbolCount)
      symbolCount += 1
    }
    if relation != .equal { addSymbol(relation == .lessThanOrEqual ? 1 : -1) }
    if priority < Self.required {
      let isFirst = own.count
      if relation != .lessThanOrEqual { addSymbol(1) }
      if relation != .greaterThanOrEqual { addSymbol(-1) }
      deviations[priority, default: []] += own[isFirst...]
    }
    if let variable = row.largestTerm(where: { $0 < variableCount }) {
      row.solve(for: variable)
      setBasic(variable, row)
      return true
    }
    // A symbol of this constraint is in no other row, and may have a value that is not negative.
    for symbol in own {
      guard let coefficient = row.terms[symbol] else { continue }
      let value = -row.constant / coefficient
      if value >= 0 {
        row.solve(for: symbol)
        rows[symbol] = row
        return true
      }
    }
    return addByArtificial(row)
  }

  /// Returns the values of the variables; 0 for those that no constraint determines.
  package func solution() -> [Double] {
    var system = self
    system.minimizeDeviations()
    return (0..<variableCount).map { system.rows[$0]?.constant ?? 0 }
  }

  /// Adds a row that is zero, by minimizing an additional symbol which must become zero.
  private mutating func addByArtificial(_ row: Row) -> Bool {
    let limit = Self.tolerance * max(1, abs(row.constant)) * 100
    if row.terms.isEmpty { return abs(row.constant) <= limit }
    let saved = rows
    var objective = row
    if objective.constant < 0 { objective.scale(by: -1) }
    let artificial = symbolCount
    symbolCount += 1
    rows[artificial] = objective
    minimize(&objective)
    guard abs(objective.constant) <= limit else {
      rows = saved
      return false
    }
    if var basic = rows.removeValue(forKey: artificial),
      let symbol = basic.largestTerm(where: { $0 != artificial })
    {
      basic.terms[artificial] = -1
      basic.solve(for: symbol)
      setBasic(symbol, basic)
    }
    for symbol in rows.keys { rows[symbol]?.terms[artificial] = nil }
    return true
  }

  /// Minimizes the deviations of each priority, from the highest one.
  private mutating func minimizeDeviations() {
    for priority in deviations.keys.sorted(by: >) {
      var objective = Row()
      for symbol in deviations[priority] ?? [] {
        objective.add(rows[symbol] ?? Row(terms: [symbol: 1]), times: 1)
      }
      minimize(&objective)
      // A symbol that would increase the deviation stays zero for all lower priorities.
      for (symbol, coefficient) in objective.terms where coefficient > Self.tolerance {
        for basic in rows.keys { rows[basic]?.terms[symbol] = nil }
        fixed.insert(symbol)
      }
    }
  }

  /// Minimizes an objective in nonbasic symbols by pivots.
  ///
  /// The rule of Bland, which cannot repeat a state, follows the rule of the steepest objective.
  private mutating func minimize(_ objective: inout Row) {
    for symbol in fixed { objective.terms[symbol] = nil }
    for pivot in 0..<Self.maximumPivots {
      guard
        let entering = objective.entering(isFirst: pivot > 200, from: variableCount),
        let leaving = leavingSymbol(for: entering), var row = rows.removeValue(forKey: leaving)
      else { return }
      row.terms[leaving] = -1
      row.solve(for: entering)
      setBasic(entering, row)
      objective.substitute(entering, row)
    }
  }

  /// Returns the basic symbol that becomes zero first while a symbol grows.
  private func leavingSymbol(for entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for (symbol, row) in rows where symbol >= variableCount {
      guard let coefficient = row.terms[entering], coefficient < -Self.tolerance else { continue }
      let candidate = (max(row.constant, 0) / -coefficient, symbol)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  /// Makes a symbol basic, and replaces it in all rows.
  private mutating func setBasic(_ symbol: Int, _ row: Row) {
    for basic in rows.keys { rows[basic]?.substitute(symbol, row) }
    rows[symbol] = row
  }
}

extension ConstraintSolver {
  /// A constant and the coefficients of symbols.
  fileprivate struct Row {
    var constant = 0.0
    var terms: [Int: Double] = [:]

    mutating func add(_ other: Row, times factor: Double) {
      constant += factor * other.constant
      for (symbol, coefficient) in other.terms {
        let sum = (terms[symbol] ?? 0) + factor * coefficient
        terms[symbol] = abs(sum) < ConstraintSolver.tolerance ? nil : sum
      }
    }

    mutating func scale(by factor: Double) {
      constant *= factor
      terms = terms.mapValues { $0 * factor }
    }

    /// Replaces the row, which is zero, by the expression of a symbol.
    mutating func solve(for symbol: Int) {
      guard let coefficient = terms.removeValue(forKey: symbol) else { return }
      scale(by: -1 / coefficient)
    }

    mutating func substitute(_ symbol: Int, _ row: Row) {
      guard let coefficient = terms.removeValue(forKey: symbol) else { return }
      add(row, times: coefficient)
    }

    /// Returns the symbol with the largest coefficient, or the first one of several.
    func largestTerm(where isIncluded: (Int) -> Bool) -> Int? {
      terms.filter { isIncluded($0.key) }
        .min { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) }?.key
    }

    /// Returns a symbol whose growth decreases the row: the first one, or the one with the largest
    /// effect.
    func entering(isFirst: Bool, from variableCount: Int) -> Int? {
      let candidates = terms.filter {
        $0.value < -ConstraintSolver.tolerance && $0.key >= variableCount
      }
      return isFirst
        ? candidates.keys.min()
        : candidates.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }
  }
}
