"""Three entries of which each calls the next, a generic function filled with one, and a process that asks the first and the last."""

from hesperides.kernel import Count, Kernel, entry, generic, kernel


@entry
def third(number: Count) -> Count:
    return number + 3


@entry
def second(number: Count) -> Count:
    return third(number) + 20


@kernel
def between(number: Count) -> Count:
    return second(number)


@entry
def first(number: Count) -> Count:
    return between(number) + third(0) * 100


def twice(function: Kernel, number: Count) -> Count:
    return function(function(number))


if __name__ == "__main__":
    print(first(1000), generic(twice, third)(1))
